import { removeDataDir, startPortal } from '../../packages/server/test-kit/portal-process.ts';

/** One portal with the demonstration data for the whole run; PORTAL_URL given from outside is used as it is. */
const setUp = async (): Promise<() => Promise<void>> => {
  if (process.env['PORTAL_URL']) return async () => {};
  const portal = await startPortal({ env: { DEMO: '1' } });
  process.env['PORTAL_URL'] = portal.url;
  return async () => {
    await portal.stop();
    await removeDataDir(portal.dataDir);
  };
};

export default setUp;
