import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '#commands/descriptions.ts';
import { PASSWORD } from '#test-kit/people.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, runPortal, startPortal } from '#test-kit/portal-process.ts';
import { openData, preparePeople } from '#test-kit/prepare-data.ts';

const NEW = 'forest-lantern-1';

let portal: PortalProcess;
beforeAll(async () => {
  const dataDir = await makeDataDir();
  await preparePeople(dataDir);
  portal = await startPortal({ dataDir });
});
afterAll(async () => {
  await portal.stop();
  await removeDataDir(portal.dataDir);
});

const run = async (args: string[], env: Record<string, string> = {}) => {
  const { code, stdout, stderr } = await runPortal(args, { dataDir: portal.dataDir, env });
  return { code, stdout: stdout.trim(), stderr: stderr.trim() };
};

async function statusOf(userId: string, password: string): Promise<number> {
  const reply = await fetch(`${portal.url}/api/Auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ UserId: userId, Password: password }),
  });
  return reply.status;
}

describe('accounts by command, beside a portal that serves', () => {
  it('create-admin refuses an empty, a short and a guessable password', async () => {
    const make = (env: Record<string, string> = {}) => run(['create-admin', 'boss9', '대표'], env);
    expect(await make()).toMatchObject({ code: 1, stderr: expect.stringContaining('비밀번호를 입력해주세요.') });
    expect(await make({ ADMIN_PASSWORD: '' })).toMatchObject({ code: 1 });
    expect(await make({ ADMIN_PASSWORD: 'short' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('8자 이상'),
    });
    expect(await make({ ADMIN_PASSWORD: 'boss9boss9' })).toMatchObject({ code: 1 });
    expect(await statusOf('boss9', '')).not.toBe(200);
  });

  it('reset-password sets one that must be changed, and ends the sessions', async () => {
    const client = await signInAt(portal.url, 'pm1');
    const done = await run(['reset-password', 'pm1'], { NEW_PASSWORD: NEW });
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('pm1의 비밀번호를 바꾸고') });
    expect(await client.call('User/user-my-info', {})).toMatchObject({ status: 401 });
    expect([await statusOf('pm1', PASSWORD), await statusOf('pm1', NEW)]).toEqual([401, 200]);
    const database = await openData(portal.dataDir);
    const row = await database.db
      .selectFrom('portal_user')
      .select('password_to_change')
      .where('user_id', '=', 'pm1')
      .executeTakeFirst();
    const events = await database.db
      .selectFrom('security_event')
      .select('detail')
      .where('event', '=', 'password')
      .where('user_id', '=', 'pm1')
      .execute();
    await database.close();
    expect(row).toEqual({ password_to_change: true });
    expect(events).toEqual([{ detail: '비밀번호 재설정 (reset-password)' }]);
  });

  it('end-sessions ends those of one account, or of all', async () => {
    const [sales, pm] = [await signInAt(portal.url, 'sales1'), await signInAt(portal.url, 'pm2')];
    const ask = async () => [
      (await sales.call('User/user-my-info', {})).status,
      (await pm.call('User/user-my-info', {})).status,
    ];
    expect(await ask()).toEqual([200, 200]);
    expect(await run(['end-sessions', 'sales1'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^1개/) });
    expect(await ask()).toEqual([401, 200]);
    expect(await run(['end-sessions', '--all'])).toMatchObject({ code: 0 });
    expect(await ask()).toEqual([401, 401]);
  });

  it('reset-factor lets the only M in again who lost phone and codes (D-567)', async () => {
    const client = await signInAt(portal.url, 'admin');
    const database = await openData(portal.dataDir);
    await database.pool.query(`insert into recovery_code (user_id, name, proof_hash) values ('admin', 'a', 'b')`);
    expect(await run(['reset-factor', 'admin'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('모두 지우고'),
    });
    const { rows } = await database.pool.query(`select 1 from recovery_code where user_id = 'admin'`);
    const { rows: events } = await database.pool.query(
      `select detail from security_event where event = 'factor' and user_id = 'admin'`,
    );
    await database.close();
    expect([rows, events]).toEqual([[], [{ detail: '초기화 (reset-factor)' }]]);
    expect(await client.call('User/user-my-info', {})).toMatchObject({ status: 401 });
    expect(await statusOf('admin', PASSWORD)).toBe(200);
  });

  it.each([['reset-password'], ['end-sessions'], ['reset-factor']])(
    '%s refuses a missing or unknown id in one sentence',
    async (name) => {
      expect(await run([name])).toMatchObject({ code: 1, stderr: '아이디를 입력해주세요.' });
      expect(await run([name, 'nobody'])).toMatchObject({ code: 1, stderr: '없거나 삭제된 아이디입니다: nobody' });
    },
  );

  it('create-admin --first leaves a database with users as it is (D-661)', async () => {
    expect(await run(['create-admin', '--first', 'boss9', '대표'])).toMatchObject({
      code: 0,
      stdout: '사용자가 이미 있어 계정을 만들지 않았습니다.',
    });
    expect(await statusOf('boss9', '')).not.toBe(200);
  });

  it('jobs --json tells a program the same (D-662)', async () => {
    const { code, stdout } = await run(['jobs', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      clock: 'agrees',
      held: [],
      jobs: expect.arrayContaining([{ name: 'purgeOldAlarms', every: 'hour', claim: 'one' }]),
      runs: expect.arrayContaining([expect.objectContaining({ name: 'purgeOldAlarms', counts: expect.anything() })]),
    });
  });

  it('jobs tells the last runs and holds, and refuses what is not held', async () => {
    const shown = await run(['jobs']);
    expect(shown.stdout).toMatch(/^서버 시계가 맞습니다\.\n마지막 실행:\n(.*\n)*보류된 작업 .*\n {2}없음$/);
    expect(shown.stdout).toMatch(/purgeOldAlarms: \d{4}-/);
    expect(shown.stdout).toContain('작업:\n  purgeSignInData: 끝난 로그인 정리, 한 시간마다\n');
    expect(await run(['jobs', '--allow', 'nothing'])).toMatchObject({
      code: 1,
      stderr: '보류된 작업이 아닙니다: nothing',
    });
  });
});

describe('help of the commands (D-662)', () => {
  it('tells of all, and of one, without settings and without running it', async () => {
    const env = { PORT: 'wrong' };
    const all = await run(['--help'], env);
    expect(all).toMatchObject({ code: 0, stderr: '' });
    for (const { usage, help } of Object.values(COMMANDS)) {
      expect(all.stdout).toContain(usage);
      expect(all.stdout).toContain(help);
    }
    const one = await run(['end-sessions', '--all', '--help'], env);
    expect(one).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^사용법: .*end-sessions.*\n\n.*로그인을 끝냅니다\.$/),
    });
    expect(await run(['nothing'])).toMatchObject({ code: 1, stderr: expect.stringContaining('사용할 수 있는 명령:') });
  });
});

describe('the first account of an empty database (D-661)', () => {
  it('gets a made password, which is printed once and must be changed', async () => {
    const dataDir = await makeDataDir();
    const { code, stdout } = await runPortal(['create-admin', '--first', 'admin', '관리자'], { dataDir });
    expect(code).toBe(0);
    const [, password = ''] = /비밀번호는 (\S{12}) 이고/.exec(stdout) ?? [];
    const { db, close } = await openData(dataDir);
    const rows = await db.selectFrom('portal_user').select(['user_id', 'permission', 'password_to_change']).execute();
    await close();
    expect(rows).toEqual([{ user_id: 'admin', permission: 'M', password_to_change: true }]);
    expect(password).not.toBe('');
    await removeDataDir(dataDir);
  });
});
