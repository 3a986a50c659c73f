import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, spawnPortal, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';

/** True when this user may make separate networks, as containers have. Only root may. */
const canUnshare = spawnSync('unshare', ['--net', '--ipc', 'true']).status === 0;

const ENV = { DEMO: '0' };
describe('two processes on one DATA_DIR (wire.md, Running)', () => {
  let dataDir: string;
  let first: PortalProcess;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
    first = await startPortal({ dataDir, env: ENV });
  });
  afterAll(async () => {
    await first.stop();
    await removeDataDir(dataDir);
  });

  it('refuses the second with one sentence that names the directory, and the first is not affected', async () => {
    const second = await (await spawnPortal({ dataDir, env: ENV })).ended;
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`데이터 폴더를 다른 포털 프로세스가 사용하고 있습니다: ${dataDir}`);
    expect(second.stderr.trim().split('\n')).toHaveLength(1);
    expect(second.stderr).not.toMatch(/\n\s+at /);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('refuses it under another path to the same directory too', async () => {
    const second = await (await spawnPortal({ dataDir: `${dataDir}/../${dataDir.split('/').at(-1)}/`, env: ENV }))
      .ended;
    expect(second.code).toBe(1);
  });

  it.runIf(canUnshare)('refuses it in another container on the same volume too', async () => {
    const second = await (await spawnPortal({ dataDir, env: ENV, wrapper: ['unshare', '--net', '--ipc'] })).ended;
    expect([second.code, second.stderr]).toEqual([
      1,
      expect.stringContaining('다른 포털 프로세스가 사용하고 있습니다'),
    ]);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('waits for one that is about to end, and says so (D-564)', async () => {
    const leaving = await startPortal({ dataDir: await makeDataDir(), env: { ...ENV, DRAIN_SECONDS: '4' } });
    leaving.send('SIGTERM');
    const next = await spawnPortal({ dataDir: leaving.dataDir, env: ENV });
    await next.ready();
    expect((await leaving.ended).code).toBe(0);
    expect(next.stdout()).toContain('멈추고 있는 포털이 끝나기를 기다립니다.');
    await next.stop();
    await removeDataDir(leaving.dataDir);
  });

  it('opens again after kill -9 without any repair, and sessions survive (wire.md, Also)', async () => {
    const { cookie } = await signInAt(first.url, 'sales1');
    await first.kill();
    first = await startPortal({ dataDir, env: ENV });
    const me = await fetch(`${first.url}/api/User/user-my-info`, { method: 'POST', headers: { cookie } });
    expect(me.status).toBe(200);
  });
});
