import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAt } from '#test-kit/portal-client.ts';
import {
  makeDataDir,
  type PortalProcess,
  removeDataDir,
  runPortal,
  spawnPortal,
  startPortal,
} from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';
import { waitUntil } from '../alarms/open-stream.ts';

const ENV = { DEMO: '0' };
const isRoot = process.getuid?.() === 0;

const readPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** True while the process runs. A killed process that is not yet reaped counts as ended. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !readFileSync(file, 'latin1').includes(') Z ');
}

describe('the embedded database, a child process of the portal', () => {
  let dataDir: string;
  let portal: PortalProcess;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
    portal = await startPortal({ dataDir, env: ENV });
  });
  afterAll(async () => {
    await portal.stop();
    await removeDataDir(dataDir);
  });

  const listStatus = async (cookie: string): Promise<number> =>
    (await fetch(`${portal.url}/api/User/user-my-info`, { method: 'POST', headers: { cookie } })).status;

  it('is restarted when it is killed, while the portal keeps running', async () => {
    const { cookie } = await signInAt(portal.url, 'sales1');
    const killed = readPid(dataDir);
    process.kill(killed, 'SIGKILL');
    await waitUntil(async () => (await fetch(`${portal.url}/readyz`)).ok && readPid(dataDir) !== killed, 30_000);
    expect(await listStatus(cookie)).toBe(200);
  });

  it('survives a killed portal; the next start ends it and starts its own', async () => {
    const oldPid = readPid(dataDir);
    await portal.kill();
    expect(isRunning(oldPid)).toBe(true);
    portal = await startPortal({ dataDir, env: ENV });
    expect([isRunning(oldPid), readPid(dataDir) === oldPid]).toEqual([false, false]);
    expect((await signInAt(portal.url, 'sales1')).cookie).not.toBe('');
  });

  it('is used by commands while the portal runs', async () => {
    const env = { ADMIN_PASSWORD: 'forest-lantern-1' };
    const made = await runPortal(['create-admin', 'boss1', '대표'], { dataDir, env });
    expect([made.code, made.stdout]).toEqual([0, expect.stringContaining('boss1')]);
    expect((await fetch(`${portal.url}/readyz`)).status).toBe(200);
    const refused = await runPortal(['restore', join(dataDir, 'none')], { dataDir });
    expect([refused.code, refused.stderr.trim().split('\n')]).toEqual([1, [expect.any(String)]]);
  });

  it('listens on no port', () => {
    const settings = readFileSync(join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n');
    expect(settings[5]).toBe('');
  });
});

describe('an embedded database is refused', () => {
  let parentFolder: string;
  beforeAll(async () => {
    parentFolder = await makeDataDir();
    chmodSync(parentFolder, 0o755);
  });
  afterAll(() => removeDataDir(parentFolder));

  const refusalOf = async (dataDir: string): Promise<string> => {
    const { code, stderr } = await (await spawnPortal({ dataDir, env: ENV })).ended;
    expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
    return stderr.trim();
  };

  it('because its path is too long for a socket', async () => {
    const dataDir = join(parentFolder, 'long'.repeat(30));
    expect(await refusalOf(dataDir)).toBe(`DATA_DIR의 경로가 너무 깁니다. 더 짧은 폴더를 지정해주세요: ${dataDir}`);
  });

  it('because an earlier version made the folder, which stays unchanged', async () => {
    const dataDir = join(parentFolder, 'former');
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    expect(await refusalOf(dataDir)).toContain('예전 버전의 내장 데이터베이스는 열 수 없습니다.');
    expect(existsSync(join(dataDir, 'postgresql'))).toBe(false);
  });

  it('because it was made by another major version of PostgreSQL', async () => {
    const dataDir = join(parentFolder, 'major');
    mkdirSync(join(dataDir, 'postgresql'), { recursive: true });
    writeFileSync(join(dataDir, 'postgresql', 'PG_VERSION'), '17\n');
    expect(await refusalOf(dataDir)).toContain('내장 데이터베이스가 PostgreSQL 17의 것입니다.');
  });
});

describe.runIf(isRoot)('a portal run by root below a folder that only root may enter', () => {
  let home: string;
  let folder = '';
  beforeAll(() => {
    home = mkdtempSync('/root/portal-test-');
  });
  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
    if (folder.startsWith('/var/lib/portal-postgresql/')) rmSync(folder, { recursive: true, force: true });
  });

  it('stores its database in a folder of its own, prints that in one line, and does not run PostgreSQL as root', async () => {
    const portal = await startPortal({ dataDir: join(home, 'data'), env: ENV });
    const printedFolders = portal.stdout().match(/"folder":"([^"]+)"/g) ?? [];
    folder = JSON.parse(`{${printedFolders[0] ?? '"folder":""'}}`).folder;
    expect([printedFolders.length, folder]).toEqual([
      1,
      expect.stringMatching(/^\/var\/lib\/portal-postgresql\/[0-9a-f]{12}$/),
    ]);
    const pid = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
    expect(spawnSync('ps', ['-o', 'user=', '-p', pid], { encoding: 'utf8' }).stdout.trim()).toBe('nobody');
    expect((await portal.stop()).code).toBe(0);
  });
});
