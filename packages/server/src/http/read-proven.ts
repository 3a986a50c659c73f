import type { Actor } from '@portal/contract/core/actor';
import type { Call } from '@portal/contract/core/call';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../refuse.ts';
import { proofOf, rememberActor, resolveActor } from './resolve-actor.ts';

const isSame = (one: Actor, other: Actor): boolean =>
  (Object.keys(one) as (keyof Actor)[]).every((field) => one[field] === other[field]);

/**
 * Reads for the caller. Where he is only recalled, his session is looked up at the same time, and what was read, a
 * refusal included, is worth nothing until that has found the very same user: an ended session gets 401, whoever
 * has other rights by now is read for again.
 */
export async function readProven<R>(
  request: FastifyRequest,
  { may }: Pick<Call, 'may'>,
  read: (actor: Actor) => Promise<R>,
): Promise<R> {
  const supposed = resolveActor(request);
  const prove = proofOf(request);
  if (!prove) return read(supposed);
  const [proof, outcome] = await Promise.allSettled([prove(), read(supposed)]);
  if (proof.status === 'rejected') throw proof.reason;
  const actor = proof.value ?? refuse('LOGIN_REQUIRED');
  if (isSame(actor, supposed)) {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
  rememberActor(request, actor);
  if (may !== 'open' && !may(actor)) refuse('FORBIDDEN');
  return read(actor);
}
