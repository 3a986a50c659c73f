import { tsImport } from 'tsx/esm/api';

/** Starts a PostgreSQL of our own, with further settings, as `packages/server/test-kit/private-postgres.ts` says. */
export const startPostgres = async (settings) => {
  const path = '../../packages/server/test-kit/private-postgres.ts';
  const { startPrivatePostgres } = await tsImport(path, import.meta.url);
  return startPrivatePostgres(settings);
};
