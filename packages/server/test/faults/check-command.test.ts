import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM_PART_NAMES } from '@portal/contract/areas/system/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRONG_KEYS } from '#areas/system/public/check-keys.ts';
import { sealField } from '#security/sealed-fields.ts';
import { makeDataDir, removeDataDir, runPortal, spawnPortal, startPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';
import { VERSION } from '#version.ts';

const KEY = randomBytes(32).toString('base64url');
const OTHER_KEY = randomBytes(32).toString('base64url');

describe('npm run portal -- check (D-371)', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeDataDir();
    await preparePeople(dataDir);
    const { db, close } = await openData(dataDir);
    const bank_number_sealed = sealField(
      [KEY],
      { table: 'employee', column: 'bank_number_sealed', row: 'sales1' },
      '110-123-456789',
    );
    await db.insertInto('employee').values({ user_id: 'sales1', bank_number_sealed }).execute();
    await close();
  });
  afterAll(() => removeDataDir(dataDir));

  it('names every part, says what to do, and ends with 0 while nothing says stop', async () => {
    const { code, stdout, stderr } = await runPortal(['check'], { dataDir, env: { APP_KEYS: KEY } });
    expect([code, stderr]).toEqual([0, '']);
    for (const name of Object.values(SYSTEM_PART_NAMES)) expect(stdout).toContain(`${name}: `);
    expect(stdout).toMatch(/주의 {2}백업: 기록 없음.*\n {6}→ 매일 밤/);
    expect(stdout.trim().split('\n').at(-1)).toMatch(/^정상 \d+, 주의 \d+, 중지 0$/);
  });

  it('with keys that do not open what is stored it says stop, and no process starts (D-370)', async () => {
    const env = { APP_KEYS: OTHER_KEY };
    const checked = await runPortal(['check'], { dataDir, env });
    expect([checked.code, checked.stdout]).toEqual([1, '']);
    expect(checked.stderr).toContain(`중지  암호 키: ${WRONG_KEYS}`);
    const refused = await (await spawnPortal({ dataDir, env: { ...env, DEMO: '0' } })).ended;
    expect([refused.code, refused.stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(WRONG_KEYS)]]);
    const portal = await startPortal({ dataDir, env: { APP_KEYS: `${OTHER_KEY},${KEY}`, DEMO: '0' } });
    await portal.stop();
  });

  it('--json tells a program the same lines, also when it ends with 1 (D-662)', async () => {
    const fine = await runPortal(['check', '--json'], { dataDir, env: { APP_KEYS: KEY } });
    expect([fine.code, fine.stderr]).toEqual([0, '']);
    const { lines, counts } = JSON.parse(fine.stdout);
    expect(lines.map(({ part }: { part: string }) => part).sort()).toEqual(Object.keys(SYSTEM_PART_NAMES).sort());
    expect(counts).toEqual({ fine: expect.any(Number), warn: expect.any(Number), stop: 0 });
    const wrong = await runPortal(['check', '--json'], { dataDir, env: { APP_KEYS: OTHER_KEY } });
    expect([wrong.code, JSON.parse(wrong.stdout).counts.stop]).toEqual([1, expect.any(Number)]);
    expect(wrong.stdout).toContain(WRONG_KEYS);
  });

  it('beside a running portal it looks at the same database', async () => {
    const portal = await startPortal({ dataDir, env: { APP_KEYS: KEY, DEMO: '0' } });
    const { code, stdout } = await runPortal(['check'], { dataDir, env: { APP_KEYS: KEY } });
    expect([code, stdout]).toEqual([0, expect.stringContaining('정기 작업: 마지막 실행')]);
    expect(stdout).toContain(`버전 ${VERSION}, 마이그레이션`);
    const lines = portal
      .stdout()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    // Every line has the same time, and questions about health leave none.
    for (const line of lines) expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
    expect(portal.stdout()).not.toContain('/readyz');
    // What is not fine stands in the log of a start as well.
    await expect.poll(() => portal.stdout()).toContain('백업: 기록 없음');
    await portal.stop();
  });

  it('without a database it still looks at the rest', async () => {
    const env = { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' };
    const { code, stderr } = await runPortal(['check'], { dataDir, env });
    expect(code).toBe(1);
    expect(stderr).toContain('중지  데이터베이스: DATABASE_URL의 서버에 연결할 수 없습니다 (ECONNREFUSED).');
    expect(stderr).toMatch(/(정상|주의) {2}여유 공간: /);
  });

  it('a data folder that cannot be made is one sentence', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-closed-'));
    writeFileSync(join(folder, 'file'), '');
    const { code, stderr } = await runPortal(['check'], { dataDir: join(folder, 'file', 'data') });
    expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining('설정 DATA_DIR')]]);
    rmSync(folder, { recursive: true });
  });
});
