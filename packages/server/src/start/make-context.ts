import type { FileStore } from '../areas/files/public/file-store.ts';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';
import { installationOf, noObservations } from '../process/installation.ts';
import { loadAppKeys } from '../security/app-keys.ts';
import { openSenders } from './senders.ts';

/** What a context is made of beside the settings. `databaseFolder` is that of the embedded database. */
type Opened = Pick<Ctx, 'db' | 'standby' | 'log'> & { files: FileStore; databaseFolder: string | undefined };

/** The context of a process, from its settings and what it has opened. */
export const makeContext = (config: Config, { db, standby, files, databaseFolder, log }: Opened): Ctx => ({
  db,
  standby,
  files,
  now: () => new Date(),
  keys: loadAppKeys(config),
  ssoSecrets: config.ssoSecrets,
  sessions: config.sessions,
  secondFactor: config.secondFactor,
  quotas: config.quotas,
  logDays: config.logDays,
  push: config.push,
  talk: config.talk,
  mail: config.mail,
  senders: openSenders(config),
  installation: installationOf(config, databaseFolder),
  observed: noObservations(),
  log,
});
