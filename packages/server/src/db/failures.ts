import { Refusal } from '../refuse.ts';

/** SQLSTATE of a database error, or a node network code. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** True when a unique index refused the row; `constraint` names it. */
export const isDuplicate = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && error instanceof Error && 'constraint' in error && error.constraint === constraint;

/** Connection lost or refused, server shutting down, too many clients, statement or lock timeout. */
const AWAY = /^(08...|57P0[1-4]|57014|55P03|53300|25P03|0A000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const AWAY_TEXT = /timeout exceeded when trying to connect|Connection terminated|connection is closed|not queryable/i;

/** A value the database cannot hold, such as a NUL character: the request's fault. */
const BAD_VALUE = /^22...$/;

/** The refusal a database failure means for the caller, if it means one. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  if (AWAY.test(code) || (error instanceof Error && AWAY_TEXT.test(error.message))) {
    return new Refusal('UNAVAILABLE', { retryAfter: 1 });
  }
  return BAD_VALUE.test(code) ? new Refusal('BAD_REQUEST') : undefined;
}
