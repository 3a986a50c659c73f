import type { Actor } from '@portal/contract/core/actor';
import type { Call } from '@portal/contract/core/call';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from '../refuse.ts';

/** The signed-in user of each request, set before its body is read. */
const actors = new WeakMap<FastifyRequest, Actor>();

export const rememberActor = (request: FastifyRequest, actor: Actor): void => {
  actors.set(request, actor);
};

/** The signed-in user of this request, or 401. */
export const resolveActor = (request: FastifyRequest): Actor => actors.get(request) ?? refuse('LOGIN_REQUIRED');

/** The caller, or 403 when the request names somebody else as such (D-128). */
export function callerOf(call: Call, request: FastifyRequest, input: z.output<Call['request']>): Actor {
  const actor = resolveActor(request);
  for (const field of call.actorFields) {
    const named = input[field];
    if (typeof named === 'string' && named !== '' && named !== actor.userId) refuse('FORBIDDEN', { field });
  }
  return actor;
}
