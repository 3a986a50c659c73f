import { BODY_LIMIT } from '@portal/contract/core/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSending } from '../body-parsers.ts';
import { makeConcurrencyLimit } from '../guard/concurrency-limit.ts';
import { resolveActor } from '../guard/resolve-actor.ts';

/** Each large body is parsed in one go, which blocks all users for some hundredths of a second. */
export const LARGE_BODIES_AT_ONCE = {
  ofUser: { requests: 2, bytes: Number.POSITIVE_INFINITY },
  ofAll: { requests: 6, bytes: Number.POSITIVE_INFINITY },
};

/** The size that a JSON body announces, or else the limit of its call. */
const bytesOf = ({ headers, routeOptions }: FastifyRequest): number =>
  Number(headers['content-length'] ?? routeOptions.bodyLimit);

/**
 * Limits how many JSON bodies above BODY_LIMIT are received at once, before any of them is read (D-202). A body counts
 * until its response is sent or its request is aborted.
 */
export function limitLargeBodies(app: FastifyInstance, limits = LARGE_BODIES_AT_ONCE): void {
  const enter = makeConcurrencyLimit(limits);
  app.addHook('preParsing', async (request, reply, payload) => {
    const { config, bodyLimit } = request.routeOptions;
    const isLarge = bodyLimit > BODY_LIMIT && bytesOf(request) > BODY_LIMIT;
    if (isLarge && !config.upload && isSending(request.raw)) {
      reply.raw.once('close', enter(resolveActor(request).userId, bytesOf(request)));
    }
    return payload;
  });
}
