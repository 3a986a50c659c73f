import { randomBytes } from 'node:crypto';
import { allCalls } from '@portal/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateNumbers } from '#areas/employees/public/rotate-numbers.ts';
import { keyIdOf, sealField, unsealField } from '#security/sealed-fields.ts';
import {
  ACCOUNT_NUMBER,
  departmentOf,
  employeeFields,
  SOCIAL_NUMBER,
  sendUserForm,
} from '#test-kit/factories/people.ts';
import { listTables } from '#test-kit/list-tables.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const makeKey = () => randomBytes(32).toString('base64url');
const OLD_KEY = makeKey();
let portal: TestApp;
let dept: number;
beforeAll(async () => {
  portal = await startApp({ APP_KEYS: OLD_KEY });
  dept = await departmentOf(portal, '개발팀');
  await sendUserForm(portal, 'User/user-add', employeeFields(dept), 'admin');
});
afterAll(() => portal.close());

const read = (as: 'admin' | 'sales1', UserId = 'new1') => portal.call('User/user-info', { UserId }, { as });
const REASON = '급여 지급 계좌 확인';
/** Opens one number, as permission M by default. */
const openNumber = (Item: 'social' | 'account', fields: object = {}, as: 'admin' | 'sales1' = 'admin') =>
  portal.call('User/user-number-read', { UserId: 'new1', Item, Reason: REASON, ...fields }, { as });
const fullNumbers = async (UserId = 'new1') => [
  (await openNumber('social', { UserId })).ok.data[0]?.number,
  (await openNumber('account', { UserId })).ok.data[0]?.number,
];
const SearchTask = 'numbers';
const accesses = async () => (await portal.call('Audit/access-log-list', { SearchTask }, { as: 'admin' })).ok;
const isPlainText = (text: string): boolean =>
  [SOCIAL_NUMBER, SOCIAL_NUMBER.replace('-', ''), ACCOUNT_NUMBER, ACCOUNT_NUMBER.replaceAll('-', '')].some((number) =>
    text.includes(number),
  );

describe('an encrypted field', () => {
  const location = { table: 'employee', column: 'social_number_sealed', row: 'a' };

  it('decrypts only in its own row and column, with any of the keys, and never encrypts to the same value twice', () => {
    const [key, other] = [makeKey(), makeKey()];
    const sealed = sealField([key], location, SOCIAL_NUMBER);
    expect(sealed.split('.').slice(0, 2)).toEqual(['v1', keyIdOf(key)]);
    expect(sealField([key], location, SOCIAL_NUMBER)).not.toBe(sealed);
    expect(unsealField([other, key], location, sealed)).toBe(SOCIAL_NUMBER);
    for (const moved of [
      { ...location, row: 'b' },
      { ...location, column: 'bank_number_sealed' },
    ]) {
      expect(() => unsealField([key], moved, sealed)).toThrow('does not belong here');
    }
    expect(() => unsealField([other], location, sealed)).toThrow('no key opens');
    expect(() => unsealField([key], location, `${sealed.slice(0, -2)}AA`)).toThrow('does not belong here');
  });
});

describe('resident and account numbers (D-107)', () => {
  it('come masked to everybody; one is opened by permission M with a reason, which the log and the record keep', async () => {
    const before = (await accesses()).meta.totalCount;
    for (const [as, social] of [
      ['admin', '900101-*******'],
      ['sales1', '******-*******'],
    ] as const) {
      const masked = await read(as);
      expect([isPlainText(masked.raw), masked.ok.data[0]?.userSocialNum]).toEqual([false, social]);
      expect(masked.ok.data[0]?.bankNum).toBe('****6789');
    }
    expect((await accesses()).meta.totalCount).toBe(before);
    expect((await openNumber('account')).ok.data[0]).toEqual({ number: ACCOUNT_NUMBER });
    const log = await accesses();
    expect(log.meta.totalCount).toBe(before + 1);
    expect(log.data[0]).toEqual({
      id: log.data[0]?.id,
      accessDtm: '2026-11-20 15:00:00',
      readerId: 'admin',
      readerName: '관리자',
      task: 'numbers',
      subjectCnt: 1,
      subjectId: 'new1',
      subjectName: '새사람',
      reason: REASON,
      items: '급여계좌',
      address: '127.0.0.1',
    });
    const talk = await portal.call(
      'Comment/user-comment-all-list',
      { Id: 'new1', BoardType: 'users' },
      { as: 'admin' },
    );
    expect(talk.ok.data.at(-1)).toMatchObject({
      itemName: '급여계좌',
      originValue: '가림',
      newValue: '전체 보기',
      changeReason: REASON,
    });
    const found = (SearchType: 'readerName' | 'subjectName', SearchKey: string) =>
      portal.call(
        'Audit/access-log-list',
        { SearchTask, SearchType, SearchKey, FromDate: '2026-11-20' },
        { as: 'admin' },
      );
    expect((await found('subjectName', '새사')).ok.meta.totalCount).toBe(before + 1);
    expect((await found('readerName', '새사')).ok.data).toEqual([]);
    const later = await portal.call('Audit/access-log-list', { FromDate: '2026-11-21' }, { as: 'admin' });
    expect(later.ok.data).toEqual([]);
    expect((await portal.call('Audit/access-log-list', {}, { as: 'sales1' })).status).toBe(403);
  });

  it('are not opened without a reason of ten characters, without permission M, nor for another kind of number', async () => {
    const before = (await accesses()).meta.totalCount;
    for (const Reason of ['', '   아홉글자입니다요   ', '급여']) {
      expect((await openNumber('social', { Reason })).refusal).toEqual({
        code: 'FIELD_REQUIRED',
        field: 'Reason',
        message: '열람 사유를 10자 이상 입력해주세요.',
      });
    }
    expect((await openNumber('social', {}, 'sales1')).status).toBe(403);
    expect((await openNumber('social', { Item: 'phone' })).status).toBe(400);
    expect((await openNumber('social', { UserId: 'nobody' })).status).toBe(404);
    expect((await openNumber('social', { UserId: 'pm1' })).status).toBe(404);
    expect((await accesses()).meta.totalCount).toBe(before);
  });

  it('are not returned when the reading cannot be logged (TH34), and nobody can change the log', async () => {
    await sql`alter table access_log add constraint closed check (reader_id <> 'admin') not valid`.execute(
      portal.ctx.db,
    );
    const failed = await openNumber('social');
    expect([failed.status, isPlainText(failed.raw)]).toEqual([500, false]);
    await sql`alter table access_log drop constraint closed`.execute(portal.ctx.db);
    for (const statement of [sql`update access_log set items = ''`, sql`delete from change_log`]) {
      await expect(statement.execute(portal.ctx.db)).rejects.toThrow('are not changed');
    }
  });

  it('stay when a masked value or none is sent, and change when permission M sends a new one', async () => {
    const { userSocialNum: _social, bankNum: _account, ...untouched } = (await read('sales1')).ok.data[0] ?? {};
    expect((await sendUserForm(portal, 'User/user-edit', { ...untouched, UserName: '그대로' }, 'sales1')).status).toBe(
      200,
    );
    const masked = (await read('admin')).ok.data[0];
    expect((await sendUserForm(portal, 'User/user-edit', { ...masked, UserName: '새사람' }, 'admin')).status).toBe(200);
    expect(await fullNumbers()).toEqual([SOCIAL_NUMBER, ACCOUNT_NUMBER]);
    const again = (await read('admin')).ok.data[0];
    await sendUserForm(portal, 'User/user-edit', { ...again, BankNum: '222-333-444' }, 'admin');
    expect(await fullNumbers()).toEqual([SOCIAL_NUMBER, '222-333-444']);
    const back = (await read('admin')).ok.data[0];
    await sendUserForm(portal, 'User/user-edit', { ...back, BankNum: ACCOUNT_NUMBER }, 'admin');
  });

  it('are changed by nobody without permission M, their own least of all (D-501)', async () => {
    for (const UserId of ['new1', 'sales1']) {
      const fields = { ...employeeFields(dept), UserID: undefined, UserPw: '********', UserId };
      for (const own of [{ BankNum: '999-999-999' }, { UserSocialNum: '900102-1234567' }]) {
        const sent = { ...fields, UserSocialNum: undefined, BankNum: undefined, ...own };
        const { status, body } = await sendUserForm(portal, 'User/user-edit', sent, 'sales1');
        expect([UserId, status, body.field]).toEqual([UserId, 403, expect.toBeOneOf(['DeptId', ...Object.keys(own)])]);
      }
    }
    expect(await fullNumbers()).toEqual([SOCIAL_NUMBER, ACCOUNT_NUMBER]);
  });

  it('are opened sixty times an hour, then with 429', async () => {
    portal.clock.now = new Date(portal.clock.now.getTime() + 2 * 3_600_000);
    const reading = {
      reader_id: 'admin',
      reader_name: '',
      subject_id: 'new1',
      subject_name: '',
      items: '',
      address: '',
      task: 'numbers' as const,
      subjects: 1,
      odd_time: false,
    };
    const many = Array.from({ length: 59 }, () => ({ ...reading, at: portal.clock.now }));
    await portal.ctx.db.insertInto('access_log').values(many).execute();
    const twoAtOnce = await Promise.all([openNumber('social'), openNumber('account')]);
    expect(twoAtOnce.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refused = await openNumber('social');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await read('sales1')).status).toBe(200);
    portal.clock.now = new Date(portal.clock.now.getTime() + 3_600_001);
    expect((await openNumber('social')).status).toBe(200);
  });

  it('are nowhere in plain text: in no table, and in no response but the reading itself', async () => {
    for (const name of await listTables(portal.ctx.db)) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(
        portal.ctx.db,
      );
      expect([name, rows.some(({ row }) => isPlainText(row))]).toEqual([name, false]);
    }
    const headers = { cookie: await portal.cookieOf('admin') };
    for (const { path, method, upload, effect, may } of allCalls) {
      if (
        method === 'GET' ||
        upload ||
        !['read', 'noted'].includes(effect) ||
        may === 'open' ||
        path === 'User/user-number-read'
      )
        continue;
      const payload = { UserId: 'new1', Id: 'new1', BoardType: 'users', SearchKey: '', Kind: 'bank' };
      const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
      expect([path, isPlainText(reply.body)]).toEqual([path, false]);
    }
  });

  it('a repeated reading stores no response, with any key', async () => {
    portal.clock.now = new Date(portal.clock.now.getTime() + 3_600_001);
    const body = { UserId: 'new1', Item: 'social' as const, Reason: REASON };
    await portal.call('User/user-number-read', body, { as: 'admin', headers: { 'idempotency-key': 'reading' } });
    const storedAnswers = await portal.ctx.db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('key', '=', 'reading')
      .execute();
    expect(storedAnswers).toEqual([]);
  });
});

describe('rotate-keys', () => {
  it('encrypts everything with the first key while records are read and saved; other rows stay readable', async () => {
    for (let index = 0; index < 120; index += 1) {
      const fields = {
        UserID: `rot${index}`,
        UserPhone: `010-6666-${1000 + index}`,
        UserNo: `R-${index}`,
        UserPw: 'welcome-2026',
      };
      const row = employeeFields(dept, fields);
      await portal.ctx.db
        .insertInto('portal_user')
        .values({
          user_id: row.UserID,
          user_type: 'M',
          user_name: '회전',
          company_id: portal.companies.get('마이즈') ?? 0,
          dept_name: '개발팀',
          position: '대리',
        })
        .execute();
      const sealed = (column: string, value: string) =>
        sealField([OLD_KEY], { table: 'employee', column, row: row.UserID }, value);
      await portal.ctx.db
        .insertInto('employee')
        .values({
          user_id: row.UserID,
          dept_id: dept,
          bank_id: 1,
          social_number_sealed: sealed('social_number_sealed', SOCIAL_NUMBER),
          bank_number_sealed: sealed('bank_number_sealed', ACCOUNT_NUMBER),
        })
        .execute();
    }
    const newKey = makeKey();
    const keys = portal.ctx.keys as string[];
    keys.unshift(newKey);
    let running = true;
    let saved = 0;
    const load = (async () => {
      for (let index = 0; running; index = (index + 1) % 120) {
        const answer = await read('sales1', `rot${index}`);
        expect([answer.status, answer.ok.data[0]?.bankNum]).toEqual([200, '****6789']);
        if (index % 10 !== 0) continue;
        // A save of a masked record leaves the encrypted numbers, with either key at that moment.
        const masked = {
          UserPw: '********',
          UserSocialNum: '******-*******',
          BankNum: '****6789',
          PermissionChangeYn: 'Y',
        };
        const { UserID: _, ...fields } = employeeFields(dept, { UserId: `rot${index}`, ...masked });
        expect((await sendUserForm(portal, 'User/user-edit', fields, 'sales1')).status).toBe(200);
        saved += 1;
      }
    })();
    expect(await rotateNumbers(portal.ctx)).toBeGreaterThanOrEqual(121);
    running = false;
    await load;
    expect(saved).toBeGreaterThan(0);
    expect(await rotateNumbers(portal.ctx)).toBe(0);
    const rows = await portal.ctx.db
      .selectFrom('employee')
      .select(['social_number_sealed', 'bank_number_sealed'])
      .execute();
    const ids = rows
      .flatMap((row) => [row.social_number_sealed, row.bank_number_sealed])
      .map((sealed) => sealed?.split('.')[1]);
    expect(new Set(ids)).toEqual(new Set([keyIdOf(newKey)]));
    keys.pop();
    portal.clock.now = new Date(portal.clock.now.getTime() + 3_600_001);
    expect(await fullNumbers('rot7')).toEqual([SOCIAL_NUMBER, ACCOUNT_NUMBER]);
  });
});
