import { runCommand } from '../setup/run-command.mjs';
import { aptInstall, firstExecutable, onPath } from '../test/system.mjs';
import { unpackNewerPgbouncer } from './newer-pgbouncer.mjs';

const find = (name) => onPath(name) ?? firstExecutable([`/usr/sbin/${name}`]);

/** Finds a program. As root with apt it is installed where it is missing. Null where it cannot be had. */
const findOrInstall = async (name) => {
  if (find(name) === null) await aptInstall(name);
  return find(name);
};

/** From 1.21 on PgBouncer supports named statements in transaction mode. */
const keepsNames = async ([program, ...args]) => {
  const { output } = await runCommand(program, [...args, '--version']);
  const [, major = 0, minor = 0] = (output.match(/PgBouncer (\d+)\.(\d+)/) ?? []).map(Number);
  return major > 1 || (major === 1 && minor >= 21);
};

/**
 * The PgBouncer for the trial: the installed one from 1.21 on, else a newer one that is unpacked into `folder`, else
 * what can be installed. `prepared` is false for one that loses the names of statements.
 */
const findPgbouncer = async (folder) => {
  const installed = find('pgbouncer');
  if (installed !== null && (await keepsNames([installed]))) return { command: [installed], prepared: true };
  const newer = await unpackNewerPgbouncer(folder);
  if (newer !== null && (await keepsNames(newer))) return { command: newer, prepared: true };
  const older = await findOrInstall('pgbouncer');
  return older === null ? null : { command: [older], prepared: await keepsNames([older]) };
};

/** The programs of the topology, or null where one of them is missing and cannot be had. */
export const findPrograms = async (folder) => {
  const haproxy = await findOrInstall('haproxy');
  const pgbouncer = await findPgbouncer(folder);
  return haproxy === null || pgbouncer === null ? null : { haproxy, pgbouncer };
};
