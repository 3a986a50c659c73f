import { ACTOR_FIELDS, type Actor } from '@portal/contract/core/actor';
import type { Call } from '@portal/contract/core/call';
import { userId } from '@portal/contract/core/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from '../context.ts';
import { Refusal, refuse } from '../refuse.ts';

const asUserId = userId();

/** Looks a session up that its request has only been recalled by so far; once, however often it is called. */
type Proof = () => Promise<SessionUser | undefined>;

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

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, set before the body is read. */
    caller: { actor: SessionUser; prove?: Proof } | null;
  }
}

/** Makes room on every request for who asks. */
export const knowCallers = (app: FastifyInstance): void => void app.decorateRequest('caller', null);

export const rememberActor = (request: FastifyRequest, actor: SessionUser): void => {
  request.caller = { ...request.caller, actor };
};

/** The signed-in user of this request; undefined before he is known, and on an open route. */
export const knownActor = ({ caller }: FastifyRequest): SessionUser | undefined => caller?.actor;

/** The signed-in user of this request, or 401. */
export const resolveActor = (request: FastifyRequest): SessionUser => knownActor(request) ?? refuse('LOGIN_REQUIRED');

/** The user whom the session had when it was last looked up; nothing goes out before `find` has confirmed it. */
export function supposeActor(request: FastifyRequest, actor: SessionUser, find: Proof): void {
  let found: Promise<SessionUser | undefined> | undefined;
  const prove: Proof = () => {
    found ??= find();
    return found;
  };
  request.caller = { actor, prove };
}

/** How to confirm who asks; undefined when that has been looked up, and on an open route. */
export const proofOf = ({ caller }: FastifyRequest): Proof | undefined => caller?.prove;

/** What a failure of a request is to its caller: nothing but his session while that is over, then his right. */
export async function failureOf(request: FastifyRequest, failure: Error): Promise<Error> {
  const prove = proofOf(request);
  if (!prove) return failure;
  try {
    const actor = await prove();
    if (!actor) return new Refusal('LOGIN_REQUIRED');
    refuseUnentitled(actor, request.routeOptions.config);
    return failure;
  } catch (away) {
    return away instanceof Error ? away : failure;
  }
}

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
    // A form may name him several times.
    const values: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    if (field !== undefined && !values.every((one) => isOwn(one, actor))) refuse('FORBIDDEN', { field });
  }
  return actor;
}
