import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WRONG_KEYS } from '#areas/system/public/check-keys.ts';
import { sealField } from '#security/sealed-fields.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import {
  makeDataDir,
  type PortalProcess,
  removeDataDir,
  runPortal,
  spawnPortal,
  startPortal,
} from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';

const [OLD, NEW] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];

let target: { url: string; drop: () => Promise<void> };
let folders: string[];
const running: PortalProcess[] = [];
beforeAll(async () => {
  target = await makeDatabase();
  await preparePeople('', target.url);
  folders = [await makeDataDir(), await makeDataDir()];
});
afterAll(async () => {
  await Promise.all(running.map((portal) => portal.stop()));
  await target.drop();
  for (const folder of folders) await removeDataDir(folder);
});

const optionsOf = (index: number, keys: string[]) => ({
  dataDir: folders[index] ?? '',
  env: { DATABASE_URL: target.url, APP_KEYS: keys.join(',') },
});
const start = async (index: number, ...keys: string[]): Promise<PortalProcess> => {
  const portal = await startPortal(optionsOf(index, keys));
  running.push(portal);
  return portal;
};
const refusalOf = async (index: number, ...keys: string[]) => {
  const { code, stderr } = await (await spawnPortal(optionsOf(index, keys))).ended;
  return { code, stderr: stderr.trim() };
};
const rotate = async (...keys: string[]) => {
  const { code, stdout, stderr } = await runPortal(['rotate-keys', '--yes'], optionsOf(0, keys));
  return { code, text: (stdout + stderr).trim() };
};

it('a key is changed in the safe order only (D-364)', async () => {
  const [first, second] = [await start(0, OLD), await start(1, OLD)];

  // The new key may not write before every process reads it.
  await first.stop();
  const early = await refusalOf(0, NEW, OLD);
  expect(early).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^실행 중인 프로세스\(\S+\)가 APP_KEYS의 첫 번째 키를 모릅니다\. .*$/),
  });
  // Nor may the old one be dropped while others write with it.
  expect(await refusalOf(0, NEW)).toMatchObject({ code: 1 });

  const reader = await start(0, OLD, NEW);
  await second.stop();
  const otherReader = await start(1, OLD, NEW);
  await reader.stop();
  await start(0, NEW, OLD);

  // One process still writes with the old key, so the rotation would not be the last.
  expect(await rotate(NEW, OLD)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/첫 번째 키로 쓰지 않는 프로세스가 있습니다: \S+\./),
  });
  await otherReader.stop();
  await start(1, NEW, OLD);
  expect(await rotate(NEW, OLD)).toMatchObject({
    code: 0,
    text: expect.stringContaining('이제 이전 키를 APP_KEYS에서 빼도 됩니다'),
  });
});

it('a rotation without the key of a stored value is refused in one sentence, and the value stays', async () => {
  const dataDir = await makeDataDir();
  await preparePeople(dataDir);
  const place = { table: 'employee', column: 'bank_number_sealed', row: 'sales1' };
  const sealed = sealField([OLD], place, '110-123-456789');
  const before = await openData(dataDir);
  await before.db.insertInto('employee').values({ user_id: 'sales1', bank_number_sealed: sealed }).execute();
  await before.close();

  const { code, stdout, stderr } = await runPortal(['rotate-keys', '--yes'], { dataDir, env: { APP_KEYS: NEW } });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(WRONG_KEYS)]);

  const after = await openData(dataDir);
  const stored = await after.db.selectFrom('employee').select('bank_number_sealed').executeTakeFirstOrThrow();
  await after.close();
  await removeDataDir(dataDir);
  expect(stored.bank_number_sealed).toBe(sealed);
});
