import type { Config } from '#config.ts';
import type { Ctx } from '#context.ts';

/**
 * The address of a database and its address without a pooler. `folder` is that of the embedded database. `close` stops
 * the database if this process started it.
 */
export type DatabaseLocation = {
  url: string;
  directUrl: string;
  folder: string | undefined;
  close: () => Promise<void>;
  /** Tells a start that waits for the embedded database that this process is about to end. */
  leave: () => void;
};

/** Returns the server of the settings, or else the embedded database, which is started if needed. */
export async function findDatabase(
  { databaseUrl, directDatabaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'dataDir'>,
  log: Pick<Ctx['log'], 'warn' | 'error'>,
  mayJoin: boolean,
): Promise<DatabaseLocation> {
  if (databaseUrl !== undefined) {
    const directUrl = directDatabaseUrl ?? databaseUrl;
    return { url: databaseUrl, directUrl, folder: undefined, close: async () => {}, leave: () => {} };
  }
  const { openEmbedded } = await import('./embedded/open.ts');
  const { url, folder, close, leave } = await openEmbedded(dataDir, log, { mayJoin });
  return { url, directUrl: url, folder, close, leave };
}
