import type { Call } from '@portal/contract/core/call';
import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '../context.ts';
import { refuse } from '../refuse.ts';
import { proofOf, refuseUnentitled, rememberActor, resolveActor } from './resolve-actor.ts';

const isSame = (one: SessionUser, other: SessionUser): boolean =>
  (Object.keys(one) as (keyof SessionUser)[]).every((field) => one[field] === other[field]);

type Called = Pick<Call, 'may' | 'beforePasswordChange'>;

/** `proven` is there while the caller is only recalled. */
type Read<R> = (actor: SessionUser, proven?: () => Promise<void>) => Promise<R>;

/**
 * Reads for the caller. Where he is only recalled, his session is looked up at the same time, and what was read, a
 * refusal included, is worth nothing until that has found the very same user: an ended session gets 401 without a wait
 * for what was read, whoever has other rights by now is read for again. Until then nothing may be written for him,
 * see CallCtx.
 */
export async function readProven<R>(request: FastifyRequest, call: Called, read: Read<R>): Promise<R> {
  const supposed = resolveActor(request);
  const prove = proofOf(request);
  if (!prove) return read(supposed);
  const proof = prove();
  const reading = read(supposed, async () => {
    const actor = await proof;
    if (!actor || !isSame(actor, supposed)) refuse('LOGIN_REQUIRED');
  });
  // What it fails of is told to nobody until he is proven.
  reading.catch(() => {});
  const actor = (await proof) ?? refuse('LOGIN_REQUIRED');
  if (isSame(actor, supposed)) return reading;
  rememberActor(request, actor);
  if (call.may !== 'open') refuseUnentitled(actor, { ...call, may: call.may });
  return read(actor);
}
