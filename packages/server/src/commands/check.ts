import type { SystemLine } from '@portal/contract/areas/system/calls';
import { SYSTEM_LEVEL_NAMES, SYSTEM_PART_NAMES } from '@portal/contract/areas/system/parts';
import { openStore } from '#areas/files/public/open-store.ts';
import { checkSystem, checkWithoutDatabase } from '#areas/system/public/check-system.ts';
import type { Config } from '#config.ts';
import { DatabaseError, openPostgres } from '#db/connect.ts';
import { type DatabaseLocation, findDatabase } from '#db/find-database.ts';
import { findDatabaseProblem, findOtherDatabase } from '#db/foreign-database.ts';
import { openStandby } from '#db/standby.ts';
import { installationOf, noObservations } from '#process/installation.ts';
import { prepareDataDir } from '#start/data-folder.ts';
import { CommandError } from '#start/exit-with.ts';
import { makeContext } from '#start/make-context.ts';
import { commandLog } from './command-log.ts';
import { type CommandResult, JSON_OPTION, jsonResult } from './result.ts';

/** One line of a check, with what to do below it. */
const describeLine = ({ part, level, found, advice }: SystemLine): string =>
  [
    `${SYSTEM_LEVEL_NAMES[level]}  ${SYSTEM_PART_NAMES[part]}: ${found}`,
    ...(advice === '' ? [] : [`      → ${advice}`]),
  ].join('\n');

const countLevels = (lines: readonly SystemLine[]): Record<SystemLine['level'], number> => {
  const countOf = (level: SystemLine['level']): number => lines.filter((line) => line.level === level).length;
  return { fine: countOf('fine'), warn: countOf('warn'), stop: countOf('stop') };
};

/** The text of all lines and their count. A line that says stop makes the command fail. */
function describeLines(lines: readonly SystemLine[]): string {
  const { fine, warn, stop } = countLevels(lines);
  const text = [...lines.map(describeLine), `정상 ${fine}, 주의 ${warn}, 중지 ${stop}`].join('\n');
  if (stop > 0) throw new CommandError(text);
  return text;
}

function linesAsJson(lines: readonly SystemLine[]): CommandResult {
  const counts = countLevels(lines);
  return jsonResult({ lines, counts }, counts.stop > 0);
}

const AWAY_ADVICE = '데이터베이스가 켜져 있는지, 주소와 계정이 맞는지 확인해주세요.';

/** Throws DatabaseError when the address past the pooler leads nowhere: live events, commands and backups need it. */
async function reachPastPooler({ url, directUrl }: DatabaseLocation): Promise<void> {
  if (directUrl === url) return;
  const log = commandLog('silent');
  await (await openPostgres(directUrl, log, { setting: 'LISTEN_DATABASE_URL' })).close();
}

/** Opens the database and looks at everything. Without a database it looks at the rest. */
async function lookAt(config: Config, location: DatabaseLocation): Promise<SystemLine[]> {
  const log = commandLog('silent');
  try {
    await reachPastPooler(location);
    const other = await findOtherDatabase(config);
    if (other !== undefined) throw new DatabaseError(other);
    const database = await openPostgres(location.url, log, { prepared: config.prepared });
    const standby = openStandby(config, database.db, log);
    try {
      const problem = await findDatabaseProblem(database);
      if (problem !== undefined) throw new DatabaseError(problem);
      const files = await openStore(config.storageUrl, config.dataDir);
      const opened = { db: database.db, standby, files, databaseFolder: location.folder, log };
      return await checkSystem(makeContext(config, opened));
    } finally {
      await standby?.close();
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    const place = { installation: installationOf(config, location.folder), observed: noObservations() };
    const { ssoSecrets, mail, push, talk } = config;
    const outside = { ssoSecrets, mail, push, talk };
    const rest = await checkWithoutDatabase({ ...place, ...outside });
    return [{ part: 'database', level: 'stop', found: error.found, advice: error.advice ?? AWAY_ADVICE }, ...rest];
  }
}

/**
 * Looks at everything that the portal stands on, changes nothing, and says what to do. It fails when a line says stop,
 * so that a timer or a deployment may ask it (D-371). With --json a program reads the same lines (D-662).
 */
export async function checkPortal(config: Config, args: string[]): Promise<string | CommandResult> {
  const log = commandLog('error');
  prepareDataDir(config, log);
  const location = await findDatabase(config, log, true);
  try {
    const lines = await lookAt(config, location);
    return args.includes(JSON_OPTION) ? linesAsJson(lines) : describeLines(lines);
  } finally {
    await location.close();
  }
}
