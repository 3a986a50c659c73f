/** A failure that the caller is told of: what serves him is away for now, or cannot hold a value he sent. */
type KnownFailure = { kind: 'away' | 'badValue'; code: string };

/**
 * SQLSTATEs of a database that cannot serve now: connection lost, shutting down, read-only after a switch, out of
 * disk, memory or connections, a time limit, a conflict that outlasted its retries, a failing disk.
 */
const AWAY_STATE = /^(08...|57P0[1-5]|25006|25P03|53...|55P03|57014|40001|40P01|58030)$/;

/** Values that no column of their type can hold: text with NUL, a number out of range, no date. */
const BAD_VALUE_STATE = /^(22003|22007|22008|22021|22P02|22P05)$/;

/** Network lost, disk full or failing, as the operating system says it. */
const SYSTEM_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO)$/;

/** The driver's own errors about its connections have no code. */
const DRIVER_TEXT =
  /^(timeout exceeded when trying to connect$|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable$)/;

/** A prepared statement met tables that an upgrade has changed meanwhile. */
const OUTDATED_STATE = '0A000';
const OUTDATED_TEXT = /^cached plan must not change result type/;

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/** The SQLSTATE of what the server itself reports, or ''. Both databases give a severity with it. */
const stateOf = (error: Error): string => ('severity' in error ? textOf(error, 'code') : '');

/** True when a unique index refused the row; `constraint` names it. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  error instanceof Error && stateOf(error) === '23505' && textOf(error, 'constraint') === constraint;

/** True when a row is still referred to by others. */
export const isReferenced = (error: unknown): boolean => error instanceof Error && stateOf(error) === '23503';

/** True for a statement whose plan an upgrade made useless; its next connection plans anew. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && stateOf(error) === OUTDATED_STATE && OUTDATED_TEXT.test(error.message);

/** True for a conflict of two transactions that the loser may simply run again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && ['40P01', '40001'].includes(stateOf(error));

/**
 * What a failure means to the caller, or undefined when it is a mistake of ours, one in a statement included: that
 * is never taken for an outage.
 */
export function knownFailure(error: unknown): KnownFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const state = stateOf(error);
  if (AWAY_STATE.test(state) || isPlanOutdated(error)) return { kind: 'away', code: state };
  if (BAD_VALUE_STATE.test(state)) return { kind: 'badValue', code: state };
  const code = textOf(error, 'code');
  if ('syscall' in error && SYSTEM_CODE.test(code)) return { kind: 'away', code };
  const isDriver = error.constructor === Error && DRIVER_TEXT.test(error.message);
  return isDriver ? { kind: 'away', code: 'connection' } : undefined;
}

/** What the log may keep of a failure: names of the database's own things, never a value. */
export function loggable(error: Error): Record<string, string> {
  const kept = ['code', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'syscall'];
  return Object.fromEntries(kept.flatMap((name) => (textOf(error, name) === '' ? [] : [[name, textOf(error, name)]])));
}
