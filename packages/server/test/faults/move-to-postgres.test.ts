import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '#test-kit/make-database.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, removeDataDir, runPortal, startPortal } from '#test-kit/portal-process.ts';

/** An employee of the demonstration data with encrypted numbers. */
const EMPLOYEE = { UserId: 'dev3' };

let dataDir: string;
let target: { url: string; drop: () => Promise<void> };
beforeAll(async () => {
  dataDir = await makeDataDir();
  target = await makeDatabase();
});
afterAll(async () => {
  await target.drop();
  await removeDataDir(dataDir);
});

const move = async (...args: string[]) => {
  const { code, stdout, stderr } = await runPortal(['move-to-postgres', ...args], { dataDir });
  return { code, stdout: stdout.trim(), stderr: stderr.trim() };
};
const numbersAt = async (url: string) => {
  const admin = await signInAt(url, 'admin');
  const numberOf = async (Item: string) =>
    (await admin.call('User/user-number-read', { ...EMPLOYEE, Item, Reason: '옮긴 번호를 비교합니다' })).body
      .data?.[0]?.['number'];
  const numbers = [await numberOf('social'), await numberOf('account')];
  const list = await admin.call('Construction/all-construction-mize-list', { Page: 1, PageSize: 1 });
  return [...numbers, list.body.meta?.totalCount];
};

it('the embedded database moves to a server with every row compared, and the files stay', {
  timeout: 400_000,
}, async () => {
  const embedded = await startPortal({ dataDir, env: { DEMO: '1' } });
  const before = await numbersAt(embedded.url);
  expect(await move(target.url, '--yes'), 'while the portal serves').toMatchObject({
    code: 1,
    stderr: expect.stringContaining('다른 포털 프로세스가 사용하고 있습니다'),
  });
  await embedded.stop();
  expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('postgres://') });
  expect(await move(target.url)).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') });
  expect(await move(target.url, '--dry-run')).toMatchObject({ code: 0, stdout: expect.stringContaining('미리 보기') });

  const files = (await readdir(join(dataDir, 'files'), { recursive: true })).sort();
  const moved = await move(target.url, '--yes');
  expect(moved.stdout).toMatch(/^표 \d+개의 \d+행을 옮기고 모두 비교했습니다\. 파일 \d+개\(\d+바이트\)는/);
  expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining('app-keys') });
  expect((await readdir(join(dataDir, 'files'), { recursive: true })).sort()).toEqual(files);
  expect(await move(target.url, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('비어 있지 않습니다'),
  });

  const keys = (await readFile(join(dataDir, 'app-keys'), 'utf8')).trim();
  const server = await startPortal({ dataDir, env: { DATABASE_URL: target.url, APP_KEYS: keys } });
  expect(await numbersAt(server.url)).toEqual(before);
  await server.stop();
  const again = await runPortal(['move-to-postgres', target.url], {
    dataDir,
    env: { DATABASE_URL: target.url, APP_KEYS: keys },
  });
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('DATABASE_URL이 이미 있습니다') });
});
