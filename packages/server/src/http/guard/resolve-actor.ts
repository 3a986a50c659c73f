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

/** The rights that a route requires. */
export type Rights = {
  /** Which users may use the route; every user with a session when missing. */
  may?: (actor: Actor) => boolean;
  /** Also available to users who must change their password first (D-197). */
  beforePasswordChange?: boolean;
};

/** Refuses users who must change their password first, then users without the right. */
export function refuseForbidden(actor: SessionUser, { may, beforePasswordChange = false }: Rights): void {
  if (actor.passwordToChange && !beforePasswordChange) refuse('PASSWORD_CHANGE');
  if (may && !may(actor)) refuse('FORBIDDEN');
}

/** Returns the signed-in user of a request, or refuses with 401. */
export const resolveActor = ({ actor }: FastifyRequest): SessionUser => actor ?? refuse('LOGIN_REQUIRED');

const asUserId = userId();

/** True for the id of this user in any letter case, and for an empty value. */
function isOwn(value: unknown, { userId: own }: Actor): boolean {
  const parsed = asUserId.safeParse(value);
  return parsed.success && (parsed.data === '' || parsed.data === own);
}

/**
 * Returns the caller. Refuses with 403 when a field for the caller names another user (D-128). Such fields are those
 * that the call declares, and those that any call may have.
 */
export function callerOf(call: Call, request: FastifyRequest, ...sent: unknown[]): SessionUser {
  const actor = resolveActor(request);
  const fields = [...ACTOR_FIELDS, ...call.actorFields];
  for (const [name, value] of sent.flatMap((part) => Object.entries(Object(part)))) {
    const field = fields.find((entry) => entry.toLowerCase() === name.toLowerCase());
    // A form may contain the field several times.
    const values: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    if (field !== undefined && !values.every((entry) => isOwn(entry, actor))) refuse('FORBIDDEN', { field });
  }
  return actor;
}
