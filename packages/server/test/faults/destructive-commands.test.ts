import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@portal/contract/core/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { makeDataDir, removeDataDir, runPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';

let url: string;
let drop: () => Promise<void>;
let dataDir: string;
let database: OpenDatabase;
beforeAll(async () => {
  ({ url, drop } = await makeDatabase());
  dataDir = await makeDataDir();
  await preparePeople('', url);
  database = await openData('', url);
});
afterAll(async () => {
  await database.close();
  await drop();
  await removeDataDir(dataDir);
});

const run = async (args: string[], env: Record<string, string> = {}) => {
  const { code, stdout, stderr } = await runPortal(args, { dataDir, env: { DATABASE_URL: url, ...env } });
  return { code, stdout: stdout.trim(), stderr: stderr.trim() };
};

const keyOf = (index: number): string => index.toString(16).padStart(32, '0');
const listFiles = async (): Promise<string[]> =>
  (await readdir(join(dataDir, 'files'), { recursive: true })).filter((name) => name.length > 30).sort();

/** Stores files of two days ago; the first `named` of them have a row. */
async function storeFiles(count: number, named: number): Promise<void> {
  await database.db.deleteFrom('stored_file').execute();
  const folder = join(dataDir, 'files', '00');
  await mkdir(folder, { recursive: true });
  const old = new Date(Date.now() - 2 * DAY_MS);
  for (let index = 0; index < count; index += 1) {
    await writeFile(join(folder, keyOf(index)), 'photo');
    await utimes(join(folder, keyOf(index)), old, old);
  }
  const rows = Array.from({ length: named }, (_, index) => ({
    folder: 'Construction' as const,
    name: `${index}.jpg`,
    storage_key: keyOf(index),
    mime: 'image/jpeg',
    bytes: 5,
    uploaded_by: 'sales1',
  }));
  await database.db.insertInto('stored_file').values(rows).execute();
}

describe('remove-orphans (D-362)', () => {
  beforeEach(() => storeFiles(20, 19));

  it('tells what it would do and where, and does nothing in a dry run', async () => {
    const { code, stdout, stderr } = await run(['remove-orphans', '--dry-run']);
    expect([code, stdout]).toEqual([0, '미리 보기입니다. 아무것도 바꾸지 않았습니다.']);
    expect(stderr).toMatch(/데이터베이스: .*\/portal_process_\w+ \(\d+행\)/);
    expect(stderr).toContain(`파일 저장소: ${join(dataDir, 'files')}`);
    expect(stderr).toContain('저장된 파일 20개 중 어느 기록에도 없는 1개를 지웁니다');
    expect(await listFiles()).toHaveLength(20);
  });

  it('wants --yes where nobody can be asked', async () => {
    const { code, stderr } = await run(['remove-orphans']);
    expect([code, stderr.split('\n').at(-1)]).toEqual([1, expect.stringContaining('--yes')]);
    expect(await listFiles()).toHaveLength(20);
  });

  it('removes only what no row names', async () => {
    expect(await run(['remove-orphans', '--yes'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('1개를 지웠'),
    });
    expect(await listFiles()).toHaveLength(19);
  });

  it('is refused above a tenth of the store', async () => {
    await storeFiles(20, 17);
    const refused = await run(['remove-orphans', '--yes']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^저장된 파일 20개 중 3개가 .*10% 초과/) });
    expect(await listFiles()).toHaveLength(20);
    expect(await run(['remove-orphans', '--yes', '--more-than-a-tenth'])).toMatchObject({ code: 0 });
    expect(await listFiles()).toHaveLength(17);
  });

  it('is refused on a database without rows', async () => {
    const other = await makeDatabase();
    const refused = await run(['remove-orphans', '--yes', '--more-than-a-tenth'], { DATABASE_URL: other.url });
    await other.drop();
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('사용자가 없어') });
    expect(await listFiles()).toHaveLength(20);
  });

  it('an unknown option is refused in one sentence', async () => {
    const refused = await run(['remove-orphans', '--force']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^알 수 없는 옵션입니다: --force/) });
  });
});

describe('a backup of the wrong place (D-363)', () => {
  const path = () => join(dataDir, 'copy.tar');
  const exists = async (): Promise<boolean> => (await readdir(dataDir)).includes('copy.tar');
  beforeEach(() => storeFiles(3, 3));

  it('fails when the store lacks files that rows name', async () => {
    const empty = await makeDataDir();
    const failed = await run(['backup', path()], { DATA_DIR: empty });
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^기록에 있는 파일 3개 중 3개가 저장소에 없어/),
    });
    expect(failed.stderr).toContain(empty);
    expect(await exists()).toBe(false);
    const allowed = await run(['backup', join(empty, 'copy.tar'), '--allow-missing'], { DATA_DIR: empty });
    expect(allowed).toMatchObject({ code: 0, stdout: expect.stringContaining('없는 파일 3개는 빠졌습니다') });
    await removeDataDir(empty);
  });

  it('fails when the reading and the listening address lead to two databases', async () => {
    const other = await makeDatabase();
    await preparePeople('', other.url);
    const failed = await run(['backup', path()], { LISTEN_DATABASE_URL: other.url });
    await other.drop();
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining('서로 다른 데이터베이스입니다') });
    expect(await exists()).toBe(false);
  });

  it('names database, store, rows, files and bytes, and is noted as the last one', async () => {
    const made = await run(['backup', path()], { LISTEN_DATABASE_URL: `${url}?application_name=direct` });
    expect(made.stderr).toBe('');
    expect(made.stdout).toMatch(/^표 \d+개의 \d+행과 파일 3개\(0\.0MB\)를 담았습니다: .*copy\.tar \(\d+바이트\)/);
    expect(made.stdout).toMatch(/데이터베이스: .*portal_process_\w+, 파일 저장소: .*files$/);
    const noted = await database.db.selectFrom('job_run').selectAll().where('name', '=', 'backup').executeTakeFirst();
    expect(noted?.counts).toMatchObject({ files: 3, bytes: 15 });
    expect(Math.abs(Date.now() - (noted?.ran_at.getTime() ?? 0))).toBeLessThan(DAY_MS);
  });

  it('verify and drill read it back, and the drill is noted', async () => {
    expect(await run(['verify', path()])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^온전한 백업입니다: 표 /),
    });
    const drilled = await run(['drill', path()]);
    expect(drilled).toMatchObject({ code: 0, stdout: expect.stringMatching(/^복구 훈련을 마쳤습니다: .*파일 3개/) });
    const noted = await database.db.selectFrom('job_run').selectAll().where('name', '=', 'drill').executeTakeFirst();
    expect(noted?.counts).toMatchObject({ files: 3 });
    await writeFile(path(), 'broken');
    for (const command of ['verify', 'drill']) {
      expect(await run([command, path()])).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^백업 파일이 온전하지/),
      });
    }
  });

  it('a restore says what it would do, and wants --yes', async () => {
    const backup = join(dataDir, 'whole.tar');
    await run(['backup', backup]);
    const [into, other] = [await makeDataDir(), await makeDatabase()];
    const env = { DATA_DIR: into, DATABASE_URL: other.url };
    const dry = await run(['restore', backup, '--dry-run'], env);
    expect(dry).toMatchObject({ code: 0, stdout: '미리 보기입니다. 아무것도 바꾸지 않았습니다.' });
    expect(dry.stderr).toMatch(/\(0행\)\n파일 저장소: .*\n할 일: 백업의 표 \d+개의 \d+행과 파일 3개/);
    expect(await run(['restore', backup], env)).toMatchObject({ code: 1, stderr: expect.stringContaining('--yes') });
    const done = await run(['restore', backup, '--yes'], env);
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('되돌리고 비교했습니다') });
    await other.drop();
    await removeDataDir(into);
  });
});
