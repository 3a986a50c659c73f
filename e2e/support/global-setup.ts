import { randomBytes } from 'node:crypto';
import { removeDataDir, startPortal } from '../../packages/server/test-kit/portal-process.ts';

/** Starts one portal with the demonstration data for the whole run. A given PORTAL_URL is used instead, with its SSO_SECRET. */
const setUp = async (): Promise<() => Promise<void>> => {
  if (process.env['PORTAL_URL']) return async () => {};
  const secret = randomBytes(32).toString('base64url');
  const portal = await startPortal({ env: { DEMO: '1', SSO_SECRET: secret } });
  process.env['PORTAL_URL'] = portal.url;
  process.env['SSO_SECRET'] = secret;
  return async () => {
    await portal.stop();
    await removeDataDir(portal.dataDir);
  };
};

export default setUp;
