import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { removeDataDir, startPortal } from '../../packages/server/test-kit/portal-process.ts';
import { pushSettings } from '../../packages/server/test-kit/push.ts';

/** A port of this machine that nobody listens on: of the push service that a test stands in for. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Starts one portal with the demonstration data for the whole run. A given PORTAL_URL is used instead, with its SSO_SECRET. */
const setUp = async (): Promise<() => Promise<void>> => {
  if (process.env['PORTAL_URL']) return async () => {};
  const secret = randomBytes(32).toString('base64url');
  const pushPort = await freePort();
  const portal = await startPortal({
    env: { DEMO: '1', SSO_SECRET: secret, ...pushSettings(`http://127.0.0.1:${pushPort}`) },
  });
  process.env['PORTAL_URL'] = portal.url;
  process.env['SSO_SECRET'] = secret;
  process.env['PUSH_PORT'] = String(pushPort);
  return async () => {
    await portal.stop();
    await removeDataDir(portal.dataDir);
  };
};

export default setUp;
