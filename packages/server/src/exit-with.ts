import { ConfigError } from './config.ts';
import { DataDirExposed } from './data-folder.ts';
import { DatabaseError } from './db/connect.ts';

/** A command that cannot be carried out. */
export class CommandError extends Error {}

const SENTENCES = [CommandError, ConfigError, DataDirExposed, DatabaseError];

/** What the operator can act on is one sentence; anything else keeps its stack. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken || SENTENCES.some((kind) => error instanceof kind)
    ? error.message
    : (error.stack ?? error.message);
}

/** Ends the process with the reason on stderr. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
