import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SYSTEM_PART_NAMES } from '@portal/contract/areas/system/parts';
import pino from 'pino';
import { buildApp } from './app.ts';
import { checkSystem } from './areas/system/public/check-system.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import type { Ctx } from './context.ts';
import { WITHOUT_BACKUP } from './db/before-migration.ts';
import { DatabaseError } from './db/connect.ts';
import { listWritableLogs } from './db/serving-role.ts';
import { logStream, logTime } from './http/request-log.ts';
import { startAnnouncing } from './jobs/announce.ts';
import { startFrequentJobs } from './jobs/frequent.ts';
import { startHourlyJobs, startOnceJobs } from './jobs/hourly.ts';
import { startOutbox } from './jobs/outbox.ts';
import { refuseUnreadableKeys } from './security/key-order.ts';
import { listOpenAccounts, loadDemo } from './start/demonstration.ts';
import { exitWith } from './start/exit-with.ts';
import { listenWhenFree } from './start/listen-when-free.ts';
import { openPortal } from './start/open-portal.ts';
import { passedSocket } from './start/passed-socket.ts';
import { printStartMessage } from './start/start-message.ts';

const webDir = join(fileURLToPath(new URL('../../web/dist', import.meta.url)));

/** Production does not start while accounts have the public demo password (wire.md, Running: DEMO). */
async function refuseDemoAccounts(ctx: Ctx): Promise<void> {
  const open = await listOpenAccounts(ctx);
  if (open.length === 0) return;
  throw new ConfigError(
    `데모 비밀번호를 쓰는 계정이 있어 운영 환경에서 시작하지 않습니다: ${open.join(', ')}. ` +
      '비밀번호를 바꾸거나 npm run portal -- remove-demo-accounts 명령으로 닫아주세요.',
  );
}

/**
 * The serving account must not be able to change the logs. Production refuses to start, elsewhere it is a warning
 * (TH34).
 */
async function refuseWritableLogs({ production, databaseUrl }: Config, { db, log }: Pick<Ctx, 'db' | 'log'>) {
  const rewritable = databaseUrl === undefined ? [] : await listWritableLogs(db);
  if (rewritable.length === 0) return;
  const sentence =
    'DATABASE_URL의 계정이 기록을 고치거나 테이블을 만들 수 있습니다. 권한이 없는 계정을 지정하고, ' +
    '소유자 계정은 MIGRATE_DATABASE_URL로 지정해주세요 (docs/operations.md, Two database accounts).';
  if (production) throw new DatabaseError(sentence);
  log.warn({ rewritable }, sentence);
}

/** Logs every line of the checks that is not fine. They take a while with a large store, so nobody waits. */
async function logSystemLines(ctx: Ctx): Promise<void> {
  for (const { part, level, found, advice } of await checkSystem(ctx)) {
    if (level === 'fine') continue;
    ctx.log[level === 'stop' ? 'error' : 'warn']({ part, advice }, `${SYSTEM_PART_NAMES[part]}: ${found}`);
  }
}

/** Reads the settings, opens and migrates the database, and serves until a signal stops the process. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null, timestamp: logTime }, logStream());
  const { ctx, database, databaseFolder, ping, leave } = await openPortal(config, log, {
    withoutBackup: process.argv.includes(WITHOUT_BACKUP),
    beforeMigrating: (db) => refuseWritableLogs(config, { db, log }),
  });
  if (config.databaseUrl !== undefined) await refuseUnreadableKeys(ctx);
  if (config.demo) await loadDemo(ctx);
  if (config.production) await refuseDemoAccounts(ctx);
  let isStopping = false;
  const { listen, pool } = database;
  const isLeaving = (): boolean => isStopping;
  const app = await buildApp({ config, ctx, listen, pool, databaseFolder, ping, isLeaving, webDir });
  const stopHourlyJobs = startHourlyJobs(ctx);
  const stopOnceJobs = startOnceJobs(ctx, isLeaving);
  const stopFrequentJobs = startFrequentJobs(ctx);
  const stopAnnouncing = await startAnnouncing(ctx);
  const stopOutbox = startOutbox(ctx);

  const stop = async (): Promise<void> => {
    if (config.drainMs > 0) await sleep(config.drainMs);
    await app.close();
    await stopHourlyJobs();
    await stopOnceJobs();
    await stopFrequentJobs();
    await stopOutbox();
    await stopAnnouncing();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      leave();
      stop().catch(exitWith);
    });
  }

  const fd = passedSocket(process.env);
  const place = fd === undefined ? { port: config.port, host: config.host } : { fd, host: config.host };
  const address = await listenWhenFree(() => app.listen(place), place, ctx.log);
  printStartMessage(address, config.demo);
  await logSystemLines(ctx);
}

start().catch(exitWith);
