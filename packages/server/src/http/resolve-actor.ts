import { ACTOR_FIELDS, type Actor } from '@portal/contract/core/actor';
import type { Call } from '@portal/contract/core/call';
import { userId } from '@portal/contract/core/fields';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';

const asUserId = userId();

/** The signed-in user of each request, set before its body is read. */
const actors = new WeakMap<FastifyRequest, Actor>();

export const rememberActor = (request: FastifyRequest, actor: Actor): void => {
  actors.set(request, actor);
};

/** The signed-in user of this request; undefined before he is known, and on an open route. */
export const knownActor = (request: FastifyRequest): Actor | undefined => actors.get(request);

/** The signed-in user of this request, or 401. */
export const resolveActor = (request: FastifyRequest): Actor => actors.get(request) ?? refuse('LOGIN_REQUIRED');

/** True for the id of this user in any case of letters, and for none. */
function isOwn(value: unknown, { userId: own }: Actor): boolean {
  const named = asUserId.safeParse(value);
  return named.success && (named.data === '' || named.data === own);
}

/**
 * The caller, or 403 when what was sent names somebody else as such (D-128): in a field that the call declares for it,
 * or in one of those that any call may carry.
 */
export function callerOf(call: Call, request: FastifyRequest, ...sent: unknown[]): Actor {
  const actor = resolveActor(request);
  const fields = [...ACTOR_FIELDS, ...call.actorFields];
  for (const [name, value] of sent.flatMap((part) => Object.entries(Object(part)))) {
    const field = fields.find((one) => one.toLowerCase() === name.toLowerCase());
    // A form may name him several times.
    const values: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    if (field !== undefined && !values.every((one) => isOwn(one, actor))) refuse('FORBIDDEN', { field });
  }
  return actor;
}
