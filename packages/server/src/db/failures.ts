/**
 * A failure with its own response. `away`: a service is unavailable for now. `badValue`: the request has a value that
 * the database cannot store.
 */
type KnownFailure = { kind: 'away' | 'badValue'; code: string };

/**
 * SQLSTATEs of a database that is unavailable for now. They cover a lost connection, shutdown, read-only after a
 * failover, and no disk, memory or connections. They also cover a time limit, a conflict after all retries, and a
 * failing disk.
 */
const UNAVAILABLE_STATE = /^(08...|57P0[1-5]|25006|25P03|53...|55P03|57014|40001|40P01|58030)$/;

/** SQLSTATEs of values that no column of their type can hold: text with NUL, a number out of range, no date. */
const BAD_VALUE_STATE = /^(22003|22007|22008|22021|22P02|22P05)$/;

/** Error codes of the operating system: network lost, disk full or failing. */
const SYSTEM_CODE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|EIO)$/;

/** The driver gives its own connection errors no code, so their texts are matched. */
const DRIVER_TEXT =
  /^(timeout exceeded when trying to connect$|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable$)/;

/** SQLSTATE of a prepared statement whose tables were changed by an upgrade. */
const OUTDATED_PLAN_STATE = '0A000';
const OUTDATED_PLAN_TEXT = /^cached plan must not change result type/;

const textOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : '';
};

/** The SQLSTATE of an error that the server reported, or ''. Such errors have a severity. */
const stateOf = (error: Error): string => ('severity' in error ? textOf(error, 'code') : '');

/** True when the unique index named `constraint` refused the row. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  error instanceof Error && stateOf(error) === '23505' && textOf(error, 'constraint') === constraint;

/** True when other rows still refer to the row. */
export const isReferenced = (error: unknown): boolean => error instanceof Error && stateOf(error) === '23503';

/** True for a prepared statement whose plan an upgrade made invalid. Without its name it is planned again. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && stateOf(error) === OUTDATED_PLAN_STATE && OUTDATED_PLAN_TEXT.test(error.message);

/** True for a statement of a transaction in which an earlier one has failed. */
export const isTransactionOver = (error: unknown): boolean => error instanceof Error && stateOf(error) === '25P02';

/** True when a lock was not free within the time limit. */
export const isLockTimeout = (error: unknown): boolean => error instanceof Error && stateOf(error) === '55P03';

/** True when a statement ran longer than its time limit, or was cancelled. */
export const isOutOfTime = (error: unknown): boolean => error instanceof Error && stateOf(error) === '57014';

/** True for a conflict between transactions; the one that failed can run again. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Error && ['40P01', '40001'].includes(stateOf(error));

/**
 * Classifies a failure for the response. Undefined for a bug of ours, such as a wrong statement: it must not look like
 * an outage.
 */
export function classifyFailure(error: unknown): KnownFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const state = stateOf(error);
  if (UNAVAILABLE_STATE.test(state) || isPlanOutdated(error)) return { kind: 'away', code: state };
  if (BAD_VALUE_STATE.test(state)) return { kind: 'badValue', code: state };
  const code = textOf(error, 'code');
  if ('syscall' in error && SYSTEM_CODE.test(code)) return { kind: 'away', code };
  const isDriver = error.constructor === Error && DRIVER_TEXT.test(error.message);
  return isDriver ? { kind: 'away', code: 'connection' } : undefined;
}

/** Fields of an error that may be logged: names from the database schema, never a value. */
export function logFieldsOf(error: Error): Record<string, string> {
  const fields = ['code', 'severity', 'routine', 'schema', 'table', 'column', 'constraint', 'syscall'];
  return Object.fromEntries(
    fields.flatMap((name) => (textOf(error, name) === '' ? [] : [[name, textOf(error, name)]])),
  );
}
