import { ACTOR_FIELDS, type Actor } from '@portal/contract/core/actor';
import type { Call } from '@portal/contract/core/call';
import { userId } from '@portal/contract/core/fields';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '#context.ts';
import { refuse } from '#refuse.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, set by the guard before the body is read; null on an open route. */
    actor: SessionUser | null;
  }
}

/** Who may use a route. */
export type Rights = {
  /** Who may ever use it, when not everybody with a session. */
  may?: (actor: Actor) => boolean;
  /** Open also to a user who has to change their password first (D-197). */
  beforePasswordChange?: boolean;
};

/** Refuses a user who has to change their password first, then one without the right. */
export function refuseUnentitled(actor: SessionUser, { may, beforePasswordChange = false }: Rights): void {
  if (actor.passwordToChange && !beforePasswordChange) refuse('PASSWORD_CHANGE');
  if (may && !may(actor)) refuse('FORBIDDEN');
}

/** The signed-in user of this request, or 401. */
export const resolveActor = ({ actor }: FastifyRequest): SessionUser => actor ?? refuse('LOGIN_REQUIRED');

const asUserId = userId();

/** True for the id of this user in any case of letters, and for none. */
function isOwn(value: unknown, { userId: own }: Actor): boolean {
  const named = asUserId.safeParse(value);
  return named.success && (named.data === '' || named.data === own);
}

/**
 * The caller, or 403 when what was sent names somebody else as such (D-128): in a field that the call declares for it,
 * or in one of those that any call may carry.
 */
export function callerOf(call: Call, request: FastifyRequest, ...sent: unknown[]): SessionUser {
  const actor = resolveActor(request);
  const fields = [...ACTOR_FIELDS, ...call.actorFields];
  for (const [name, value] of sent.flatMap((part) => Object.entries(Object(part)))) {
    const field = fields.find((one) => one.toLowerCase() === name.toLowerCase());
    // A form may name the user several times.
    const values: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    if (field !== undefined && !values.every((one) => isOwn(one, actor))) refuse('FORBIDDEN', { field });
  }
  return actor;
}
