import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { loadDemo } from './demonstration.ts';
import { exitWith } from './exit-with.ts';
import { startHourlyJobs } from './jobs/hourly.ts';
import { openPortal } from './open-portal.ts';

const webDir = join(fileURLToPath(new URL('../../web/dist', import.meta.url)));

/** Reads settings, opens and migrates the database, serves until a signal ends it. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null });
  const { ctx, database, ping } = await openPortal(config, log);
  if (config.demo) await loadDemo(ctx);
  const { listen, settled } = database;
  const app = await buildApp({ config, ctx, listen, settled, ping, webDir });
  const stopJobs = startHourlyJobs(ctx);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    await app.close();
    await stopJobs();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isStopping) stop().catch(exitWith);
      isStopping = true;
    });
  }

  const address = await app.listen({ port: config.port, host: config.host });
  announce(address, config.demo);
}

start().catch(exitWith);
