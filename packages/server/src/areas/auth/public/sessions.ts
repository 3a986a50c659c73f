import { createHash, randomBytes } from 'node:crypto';
import { mustHaveFactor } from '@portal/contract/areas/second-factor/policy';
import type { UserType } from '@portal/contract/core/actor';
import { DAY_MS } from '@portal/contract/core/dates';
import { logEvent } from '#areas/audit/public/events.ts';
import type { CallCtx, Ctx, SessionUser } from '#context.ts';
import { isInside } from '#networks.ts';
import {
  deleteAddressesBefore,
  deleteAttemptsBefore,
  deleteOtherSessions,
  deleteSessionOf,
  deleteSessionsBefore,
  deleteTicketsBefore,
  findSession,
  listSessionsOf,
  renewCredentials,
  type SessionSpan,
  touchSession,
} from '../queries.ts';

const TOKEN_BYTES = 32;

/** A new unguessable session token for the cookie. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A session ends so long after its last call, and so long after sign-in. */
const lifeOf = ({ sessions, now }: Ctx): SessionSpan => {
  const moment = now().getTime();
  return { seenAfter: new Date(moment - sessions.idleMs), madeAfter: new Date(moment - sessions.wholeMs) };
};

/** How stale last_seen_at may get before a call moves it. */
const TOUCH_MS = 60_000;

/**
 * True for a session without a second factor where one must be: it began inside the trusted networks and is used outside
 * of them, or before the operator asked for it (D-190).
 */
const lacksSecondStep = (
  { secondFactor }: Ctx,
  { stepped, user_type: userType }: { stepped: boolean; user_type: UserType },
  address: string,
): boolean => {
  const { mode, networks } = secondFactor;
  // The networks are looked through for the one mode that asks for them: this runs with every call.
  return !stepped && mustHaveFactor({ mode, userType, isInside: mode === 'outside' && isInside(networks, address) });
};

/** True while the session lives. Asking is not a call: it does not keep an idle session alive. */
export async function hasSession(ctx: Ctx, token: string, address: string): Promise<boolean> {
  const row = await findSession(ctx.db, hashToken(token), lifeOf(ctx));
  return row !== undefined && !lacksSecondStep(ctx, row, address);
}

/** The signed-in user behind a session token that is used from an address; undefined when it is unknown or has ended. */
export async function findActor(
  ctx: Ctx,
  token: string | undefined,
  address: string,
): Promise<SessionUser | undefined> {
  if (!token) return undefined;
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const row = await findSession(ctx.db, tokenHash, lifeOf(ctx));
  if (!row || lacksSecondStep(ctx, row, address)) return undefined;
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
    // A ticket stands for no password of the portal: there is none to ask for (D-197).
    passwordToChange: row.password_to_change && !row.by_ticket,
  };
}

/** The live sessions of one user; `current` is the one of this token. */
export async function listSessions(ctx: Ctx, userId: string, token: string | undefined) {
  const own = token === undefined ? undefined : hashToken(token);
  const rows = await listSessionsOf(ctx.db, userId, lifeOf(ctx));
  return rows.map(({ token_hash, ...row }) => ({ ...row, current: own !== undefined && token_hash.equals(own) }));
}

/** What the log of events says of all sessions but one. */
const OTHERS = '다른 기기 모두';

/** Ends one session of the caller's own, which is noted with where it signed in from; false when he has none of that number. */
export async function endSession(ctx: CallCtx, id: number): Promise<boolean> {
  const ended = await deleteSessionOf(ctx.db, ctx.actor.userId, id);
  if (ended) await noteEnd(ctx, ended.address);
  return ended !== undefined;
}

/** Ends all sessions of the caller but the one that asks; where there were any, it is noted. */
export async function endOtherSessions(ctx: CallCtx): Promise<void> {
  const { db, actor, from } = ctx;
  if (from.token === undefined) return;
  if ((await deleteOtherSessions(db, actor.userId, hashToken(from.token))) > 0) await noteEnd(ctx, OTHERS);
}

const noteEnd = (ctx: CallCtx, detail: string): Promise<void> =>
  logEvent(ctx, { event: 'session-end', userId: ctx.actor.userId, address: ctx.from.address, detail });

/** Lets this session live on when the others have just ended with a changed password. */
export async function keepSession(db: Ctx['db'], token: string | undefined): Promise<void> {
  if (token !== undefined) await renewCredentials(db, hashToken(token));
}

/** An account that has not signed in from an address for so long is a stranger there. */
const KNOWN_MS = 30 * DAY_MS;

/** Clocks may differ: the number of a used ticket is kept a while longer than anybody would take it (TH1). */
const TICKET_KEPT_MS = 2 * 60 * 1000;

/** Forgets sessions and used tickets that are over, failures that no throttle counts any more, and strange addresses. */
export async function purgeEnded(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  await deleteSessionsBefore(ctx.db, lifeOf(ctx));
  await deleteTicketsBefore(ctx.db, new Date(now - TICKET_KEPT_MS));
  await deleteAttemptsBefore(ctx.db, new Date(now - DAY_MS));
  await deleteAddressesBefore(ctx.db, new Date(now - KNOWN_MS));
}
