import { createHash, randomBytes } from 'node:crypto';
import { mustHaveFactor } from '@portal/contract/areas/second-factor/policy';
import type { UserType } from '@portal/contract/core/actor';
import { DAY_MS } from '@portal/contract/core/dates';
import { logEvent } from '#areas/audit/public/events.ts';
import type { CallCtx, Ctx, SessionUser } from '#context.ts';
import { classifyFailure } from '#db/failures.ts';
import { rowRemoval } from '#db/removal.ts';
import { isInside } from '#settings/networks.ts';
import {
  addressesBefore,
  attemptsBefore,
  deleteOtherSessions,
  deleteSessionOf,
  endedSessions,
  findSessions,
  listSessionsOf,
  renewCredentials,
  type SessionCutoffs,
  type SessionRow,
  signInsOfBlanked,
  ticketsBefore,
  touchSession,
} from '../queries.ts';

/**
 * The NOTIFY channel on which triggers name the user whose session has ended, or whose rights have changed
 * (session_announce, user_announce).
 */
export const SESSION_CHANNEL = 'portal_session';

const TOKEN_BYTES = 32;

/** A new unguessable session token for the cookie. */
export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The hash of a token, which is what the database stores. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A session ends some time after its last call, and at the latest some time after sign-in. */
const sessionCutoffs = ({ sessions, now }: Ctx): SessionCutoffs => {
  const moment = now().getTime();
  return { seenAfter: new Date(moment - sessions.idleMs), createdAfter: new Date(moment - sessions.wholeMs) };
};

/** How old last_seen_at may get before a call updates it. */
const TOUCH_MS = 60_000;
/** SQLSTATEs of a database that reads and does not write: read-only after a failover, or without room. */
const NO_WRITING = /^(25006|53100|58030)$/;

/**
 * True for a session without the second factor that it needs (D-190). It began inside the trusted networks and is used
 * outside. Or it began before the operator required a second factor.
 */
const lacksSecondStep = (
  { secondFactor }: Ctx,
  { stepped, user_type: userType }: { stepped: boolean; user_type: UserType },
  address: string,
): boolean => {
  const { mode, networks } = secondFactor;
  // This runs with every call, so the networks are checked only in the mode that needs them.
  return !stepped && mustHaveFactor({ mode, userType, isInside: mode === 'outside' && isInside(networks, address) });
};

/** Notes the use of a session. While the database cannot write, signed-in users go on reading (D-566). */
async function touchIfPossible({ db, log }: Ctx, tokenHash: Buffer, now: Date): Promise<void> {
  try {
    await touchSession(db, tokenHash, now);
  } catch (error) {
    const failure = classifyFailure(error);
    if (failure === undefined || !NO_WRITING.test(failure.code)) throw error;
    log.warn({ code: failure.code }, 'the use of a session was not noted');
  }
}

/** The signed-in user of a session token used from an address. Undefined when it is unknown or has ended. */
export async function findActor(
  ctx: Ctx,
  token: string | undefined,
  address: string,
): Promise<SessionUser | undefined> {
  if (!token) return undefined;
  const now = ctx.now();
  const tokenHash = hashToken(token);
  const [row] = await findSessions(ctx.db, [tokenHash], sessionCutoffs(ctx));
  if (!row || lacksSecondStep(ctx, row, address)) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_MS) await touchIfPossible(ctx, tokenHash, now);
  return userOf(row);
}

/** Where a session is used: the hash of its token, and the address of its client. */
type UsedSession = { tokenHash: Buffer; address: string };

/**
 * The signed-in users of many sessions with one statement, in their order. Undefined for a session that has ended. This
 * does not prolong an idle session.
 */
export async function findActors(ctx: Ctx, used: readonly UsedSession[]): Promise<(SessionUser | undefined)[]> {
  const hashes = used.map(({ tokenHash }) => tokenHash);
  const rows = await findSessions(ctx.db, hashes, sessionCutoffs(ctx));
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]));
  return used.map(({ tokenHash, address }) => {
    const row = byHash.get(tokenHash.toString('hex'));
    return row && !lacksSecondStep(ctx, row, address) ? userOf(row) : undefined;
  });
}

/** The user of a session as calls see them. */
const userOf = (row: SessionRow): SessionUser => ({
  userId: row.user_id,
  userType: row.user_type,
  userName: row.user_name,
  companyId: row.company_id,
  companyName: row.company_name,
  companyActive: row.company_active,
  permission: row.permission,
  modeAuthority: row.mode_authority,
  // A user who signed in by a ticket has used no password of the portal to change (D-197).
  passwordToChange: row.password_to_change && !row.by_ticket,
});

/** The live sessions of one user. `current` marks the one of this token. */
export async function listSessions(ctx: Ctx, userId: string, token: string | undefined) {
  const own = token === undefined ? undefined : hashToken(token);
  const rows = await listSessionsOf(ctx.db, userId, sessionCutoffs(ctx));
  return rows.map(({ token_hash, ...row }) => ({ ...row, current: own !== undefined && token_hash.equals(own) }));
}

/** The detail in the log of events for all sessions but the current one. */
const ALL_OTHERS = '다른 기기 모두';

/**
 * Ends one session of the caller, and logs the address it signed in from. Returns the hash of its token; undefined when
 * there is no such session.
 */
export async function endSession(ctx: CallCtx, id: number): Promise<Buffer | undefined> {
  const ended = await deleteSessionOf(ctx.db, ctx.actor.userId, id);
  if (ended) await logSessionEnd(ctx, ended.address);
  return ended?.token_hash;
}

/** Ends all sessions of the caller except the current one, and logs it if there were any. */
export async function endOtherSessions(ctx: CallCtx): Promise<void> {
  const { db, actor, from } = ctx;
  if (from.token === undefined) return;
  if ((await deleteOtherSessions(db, actor.userId, hashToken(from.token))) > 0) await logSessionEnd(ctx, ALL_OTHERS);
}

/** Logs the end of a session of the caller. */
const logSessionEnd = (ctx: CallCtx, detail: string): Promise<void> =>
  logEvent(ctx, { event: 'session-end', userId: ctx.actor.userId, address: ctx.from.address, detail });

/** Keeps this session valid after a changed password has ended all sessions of the user. */
export async function keepSession(db: Ctx['db'], token: string | undefined): Promise<void> {
  if (token !== undefined) await renewCredentials(db, hashToken(token));
}

/** An address counts as known to an account for this long after a sign-in. */
const KNOWN_ADDRESS_MS = 30 * DAY_MS;

/** Clocks may differ, so the id of a used ticket is stored longer than the ticket is valid (TH1). */
const USED_TICKET_MS = 2 * 60 * 1000;

/** Ended sessions, expired used tickets, sign-in failures that no longer count, and outdated known addresses. */
export const purgeSignInData = rowRemoval((ctx) => {
  const now = ctx.now().getTime();
  return [
    endedSessions(sessionCutoffs(ctx)),
    ticketsBefore(new Date(now - USED_TICKET_MS)),
    attemptsBefore(new Date(now - DAY_MS)),
    addressesBefore(new Date(now - KNOWN_ADDRESS_MS)),
    signInsOfBlanked,
  ];
});
