import type { Actor } from '@portal/contract/core/actor';
import type { FastifyInstance } from 'fastify';

/** A refused request of a signed-in user: no right (403) or too many calls (429). */
export type RefusedRequest = { actor: Actor; status: number; address: string; route: string };

const REPORTED = [403, 429];

/** Reports every refusal of a signed-in user after its response (TH34). A failed report is logged. */
export function reportRefusals(app: FastifyInstance, report: (refused: RefusedRequest) => Promise<void>): void {
  app.addHook('onResponse', async (request, reply) => {
    const actor = REPORTED.includes(reply.statusCode) ? request.actor : null;
    // Until the user changes their password, every page makes closed calls: that is no attempt to gain access.
    if (!actor || (actor.passwordToChange && reply.statusCode === 403)) return;
    const { url: route = '' } = request.routeOptions;
    try {
      await report({ actor, status: reply.statusCode, address: request.ip, route });
    } catch (error) {
      request.log.warn({ error: error instanceof Error ? error.name : '' }, 'refusal not noted');
    }
  });
}
