import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type PortalProcess, removeDataDir, startPortal } from '../../packages/server/test-kit/portal-process.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const run = async (script: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [inRoot(script), ...args])).stdout;

const ENV = { DEMO: '1' };

/** A portal of a test's own, which is upgraded while its pages are open. */
export type ChangingVersions = {
  url: string;
  /** Starts the next version in its place, as an installation does: with the files of the former build. */
  upgrade: () => Promise<void>;
  /** Starts the next version as one that has no file of the former build any more. */
  forget: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Builds two versions and starts the present one. */
export async function startTwoVersions(): Promise<ChangingVersions> {
  const { present, next } = JSON.parse(
    (await run('scripts/two-versions.mjs', 'two-versions')).trim().split('\n').at(-1) ?? '',
  );
  const bare = `${next}-bare`;
  await cp(next, bare, { recursive: true });
  await run('deploy/keep-builds.mjs', present, next);
  let portal: PortalProcess = await startPortal({ folder: present, env: ENV });
  const { url, port, dataDir } = portal;
  const become = async (folder: string): Promise<void> => {
    await portal.stop();
    portal = await startPortal({ dataDir, port, folder, env: ENV });
  };
  return {
    url,
    upgrade: () => become(next),
    forget: () => become(bare),
    stop: async () => {
      await portal.stop();
      await removeDataDir(dataDir);
      await rm(inRoot('.cache/two-versions'), { recursive: true, force: true });
    },
  };
}
