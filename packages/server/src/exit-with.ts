import { ConfigError } from './config.ts';
import { DataDirExposed } from './data-folder.ts';
import { DatabaseError } from './db/connect.ts';

/** A command that cannot be executed. Its message is printed without a stack trace. */
export class CommandError extends Error {}

const OPERATOR_ERRORS = [CommandError, ConfigError, DataDirExposed, DatabaseError];

/** The message for errors that the operator can fix, the stack trace for all others. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken || OPERATOR_ERRORS.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}

/** Ends the process with the reason on stderr. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
