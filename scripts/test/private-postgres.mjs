import { tsImport } from 'tsx/esm/api';

/** Starts a private PostgreSQL with extra settings. `packages/server/test-kit/private-postgres.ts` describes them. */
export const startPostgres = async (settings) => {
  const path = '../../packages/server/test-kit/private-postgres.ts';
  const { startPrivatePostgres } = await tsImport(path, import.meta.url);
  return startPrivatePostgres(settings);
};
