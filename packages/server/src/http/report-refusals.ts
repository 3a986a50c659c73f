import type { Actor } from '@portal/contract/core/actor';
import type { FastifyInstance } from 'fastify';

/** Somebody signed in who was refused: what he may not do (403), or too many calls (429). */
export type Refused = { actor: Actor; status: number; address: string; route: string };

const REPORTED = [403, 429];

/** Hands on every refusal of somebody signed in, after it was answered (TH34); a report that fails is logged. */
export function reportRefusals(app: FastifyInstance, report: (refused: Refused) => Promise<void>): void {
  app.addHook('onResponse', async (request, reply) => {
    const actor = REPORTED.includes(reply.statusCode) ? request.actor : null;
    // Until their password is changed every page of theirs asks for what is closed: that is no attempt.
    if (!actor || (actor.passwordToChange && reply.statusCode === 403)) return;
    const { url: route = '' } = request.routeOptions;
    try {
      await report({ actor, status: reply.statusCode, address: request.ip, route });
    } catch (error) {
      request.log.warn({ error: error instanceof Error ? error.name : '' }, 'refusal not noted');
    }
  });
}
