import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registration } from '#test-kit/factories/project.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { type Client, signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { preparePeople } from '#test-kit/prepare-data.ts';
import { drawPicture } from '../files/draw-picture.ts';

const SIZE = '400m';
const LEFT_BYTES = 3 * 1024 * 1024;

/** Mounts a small disk, which only root may do. */
function mountDisk(folder: string): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder];
  return process.getuid?.() === 0 && spawnSync('mount', options).status === 0;
}
const probe = await makeDataDir();
const canMount = mountDisk(probe) && spawnSync('umount', [probe]).status === 0;
await removeDataDir(probe);

describe.skipIf(!canMount)('a full disk (R8, R9)', () => {
  let dataDir: string;
  let portal: PortalProcess;
  let staff: Client;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    mountDisk(dataDir);
    await preparePeople(dataDir);
    portal = await startPortal({ dataDir, env: { DEMO: '0' } });
    staff = await signInAt(portal.url, 'sales1');
  });
  afterAll(async () => {
    await portal.stop();
    spawnSync('umount', [dataDir]);
    await removeDataDir(dataDir);
  });

  const readyz = async (): Promise<unknown> => {
    const answer = await fetch(`${portal.url}/readyz`);
    const { status, parts } = (await answer.json()) as { status: string; parts: Record<string, string> };
    return [answer.status, status, parts['room']];
  };
  const register = () => staff.call('Construction/construction-add', registration({ StartDate: '2099-01-01' }));
  const list = () => staff.call('Construction/all-construction-mize-list');
  const upload = async () =>
    staff.upload('Construction/construction-photo-upload-add', { 'a.jpg': await drawPicture('jpeg') });

  it('refuses writes and uploads with 503, still serves reads, reports it, and recovers without a restart', async () => {
    expect((await register()).status).toBe(200);
    const { bavail, bsize } = statfsSync(dataDir);
    const ballast = join(dataDir, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - LEFT_BYTES));
    await sleep(1500);

    // A proxy keeps the process, so that reading goes on (D-373).
    expect(await readyz()).toEqual([200, 'limited', 'fail']);
    await expect.poll(() => portal.stdout()).toContain(`디스크가 가득 찼습니다: ${dataDir}`);
    expect(await register()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect((await list()).body.meta?.totalCount).toBe(1);
    // A record is read with its line in the reading log, and a session that is new gets in (D-566).
    expect((await staff.call('Construction/construction-info', { Id: 1 })).status).toBe(200);
    const late = await signInAt(portal.url, 'pm1');
    expect((await late.call('Construction/construction-info', { Id: 1 })).status).toBe(200);
    expect((await fetch(`${portal.url}/healthz`)).status).toBe(200);

    rmSync(ballast);
    await sleep(1500);
    expect(await readyz()).toEqual([200, 'ok', 'ok']);
    expect((await register()).status).toBe(200);
    expect((await upload()).status).toBe(200);
    expect((await list()).body.meta?.totalCount).toBe(2);
  });
});

describe.runIf(canMount)('a full disk of a portal whose PostgreSQL is elsewhere (R8)', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof makeDatabase>>;
  let portal: PortalProcess;
  beforeAll(async () => {
    database = await makeDatabase();
    await preparePeople('', database.url);
    dataDir = await makeDataDir();
    mountDisk(dataDir);
    portal = await startPortal({ dataDir, env: { DEMO: '0', DATABASE_URL: database.url } });
  });
  afterAll(async () => {
    await portal.stop();
    spawnSync('umount', [dataDir]);
    await removeDataDir(dataDir);
    await database.drop();
  });

  it('refuses uploads in Korean without leftovers, says so in /readyz, still serves reads, and recovers', async () => {
    const staff = await signInAt(portal.url, 'sales1');
    const upload = async () =>
      staff.upload('Construction/construction-photo-upload-add', { 'a.jpg': await drawPicture('jpeg') });
    const { bavail, bsize } = statfsSync(dataDir);
    const ballast = join(dataDir, 'ballast');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 64 * 1024));
    await sleep(1500);
    const message = '일시적으로 사용할 수 없습니다. 잠시 후 다시 시도해주세요.';
    expect(await upload()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', message } });
    expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
    expect(await (await fetch(`${portal.url}/readyz`)).json()).toMatchObject({ parts: { room: 'fail' } });
    expect((await staff.call('Construction/all-construction-mize-list')).status).toBe(200);
    const late = await signInAt(portal.url, 'pm1');
    expect((await late.call('Construction/all-construction-mize-list')).status).toBe(200);
    rmSync(ballast);
    await sleep(1500);
    expect((await upload()).status).toBe(200);
  });
});
