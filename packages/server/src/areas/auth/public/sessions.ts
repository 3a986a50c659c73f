import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '@portal/contract/core/actor';
import type { Ctx } from '../../../context.ts';
import { deleteFailuresBefore, deleteSessionsBefore, findSession, touchSession } from '../queries.ts';

const TOKEN_BYTES = 32;

/** A new unguessable session token for the cookie. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A session ends after this long without a call. */
export const IDLE_MS = 12 * 60 * 60 * 1000;
/** How stale last_seen_at may get before a call moves it. */
const TOUCH_MS = 60_000;

/** True while the session lives. Asking is not a call: it does not keep an idle session alive. */
export async function hasSession(ctx: Ctx, token: string): Promise<boolean> {
  const seenAfter = new Date(ctx.now().getTime() - IDLE_MS);
  return (await findSession(ctx.db, hashToken(token), seenAfter)) !== undefined;
}

/** The signed-in user behind a session token; undefined when it is unknown, idle too long or ended. */
export async function findActor(ctx: Ctx, token: string | undefined): Promise<Actor | undefined> {
  if (!token) return undefined;
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const row = await findSession(ctx.db, tokenHash, new Date(now.getTime() - IDLE_MS));
  if (!row) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) await touchSession(ctx.db, tokenHash, now);
  return {
    userId: row.user_id,
    userType: row.user_type,
    userName: row.user_name,
    companyId: row.company_id,
    companyName: row.company_name,
    companyActive: row.company_active,
    permission: row.permission,
    modeAuthority: row.mode_authority,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets sessions idle too long and sign-in failures that no throttle counts any more. */
export async function purgeEnded(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await deleteSessionsBefore(ctx.db, new Date(now - IDLE_MS));
  await deleteFailuresBefore(ctx.db, new Date(now - DAY_MS));
}
