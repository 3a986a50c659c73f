import type { Config } from '#config.ts';
import type { Ctx } from '#context.ts';

/** The addresses of a database, the second past every pooler, and what gives it up. */
export type DatabasePlace = { url: string; directUrl: string; close: () => Promise<void> };

/** The server that the settings name, or else the embedded database, which is started if it does not run yet. */
export async function findDatabase(
  { databaseUrl, directDatabaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'directDatabaseUrl' | 'dataDir'>,
  log: Pick<Ctx['log'], 'warn' | 'error'>,
  mayJoin: boolean,
): Promise<DatabasePlace> {
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, directUrl: directDatabaseUrl ?? databaseUrl, close: async () => {} };
  }
  const { openEmbedded } = await import('./embedded/open.ts');
  const { url, close } = await openEmbedded(dataDir, log, { mayJoin });
  return { url, directUrl: url, close };
}
