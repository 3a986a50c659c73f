import { removeDataDir, startPortal } from './portal-process.ts';

/** One portal for the whole run; PORTAL_URL given from outside is used as it is. */
const setUp = async (): Promise<() => Promise<void>> => {
  if (process.env['PORTAL_URL']) return async () => {};
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  return async () => {
    await portal.stop();
    await removeDataDir(portal.dataDir);
  };
};

export default setUp;
