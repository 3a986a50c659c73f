import { randomBytes } from 'node:crypto';
import { allCalls } from '@portal/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateNumbers } from '#areas/employees/public/rotate-numbers.ts';
import { keyIdOf, sealField, unsealField } from '#sealed-fields.ts';
import {
  ACCOUNT_NUMBER,
  departmentOf,
  employeeFields,
  SOCIAL_NUMBER,
  sendUserForm,
} from '#test-kit/factories/people.ts';
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
  it('are returned in full to permission M only, and each reading logs reader, subject, field, time and address', async () => {
    const before = (await accesses()).meta.totalCount;
    const full = (await read('admin')).ok.data[0];
    expect([full?.userSocialNum, full?.bankNum]).toEqual([SOCIAL_NUMBER, ACCOUNT_NUMBER]);
    const masked = (await read('sales1')).ok.data[0];
    expect([masked?.userSocialNum, masked?.bankNum]).toEqual(['******-*******', '****6789']);
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
      reason: '',
      items: '주민등록번호, 급여계좌',
      address: '127.0.0.1',
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

  it('are masked for permission M too when masking is requested, and that is not logged as a reading', async () => {
    const before = (await accesses()).meta.totalCount;
    const maskedRead = await portal.call('User/user-info', { UserId: 'new1', MaskYn: 'Y' }, { as: 'admin' });
    expect([isPlainText(maskedRead.raw), maskedRead.ok.data[0]?.userSocialNum]).toEqual([false, '******-*******']);
    expect((await accesses()).meta.totalCount).toBe(before);
  });

  it('are not returned when the reading cannot be logged (TH34), and nobody can change the log', async () => {
    await sql`alter table access_log add constraint closed check (reader_id <> 'admin') not valid`.execute(
      portal.ctx.db,
    );
    const failed = await read('admin');
    expect([failed.status, isPlainText(failed.raw)]).toEqual([500, false]);
    await sql`alter table access_log drop constraint closed`.execute(portal.ctx.db);
    for (const statement of [sql`update access_log set items = ''`, sql`delete from change_log`]) {
      await expect(statement.execute(portal.ctx.db)).rejects.toThrow('are not changed');
    }
  });

  it('stay when a masked value is sent, and change when a new one is sent', async () => {
    const masked = (await read('sales1')).ok.data[0];
    expect((await sendUserForm(portal, 'User/user-edit', { ...masked, UserName: '그대로' }, 'sales1')).status).toBe(
      200,
    );
    expect((await read('admin')).ok.data[0]).toMatchObject({ userSocialNum: SOCIAL_NUMBER, bankNum: ACCOUNT_NUMBER });
    const again = (await read('sales1')).ok.data[0];
    await sendUserForm(portal, 'User/user-edit', { ...again, BankNum: '222-333-444' }, 'sales1');
    expect((await read('admin')).ok.data[0]).toMatchObject({ userSocialNum: SOCIAL_NUMBER, bankNum: '222-333-444' });
    const back = (await read('admin')).ok.data[0];
    await sendUserForm(portal, 'User/user-edit', { ...back, BankNum: ACCOUNT_NUMBER }, 'admin');
  });

  it('are returned in full sixty times an hour, then with 429', async () => {
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
    const twoAtOnce = await Promise.all([read('admin'), read('admin')]);
    expect(twoAtOnce.map(({ status }) => status).sort()).toEqual([200, 429]);
    const refused = await read('admin');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await read('sales1')).status).toBe(200);
    portal.clock.now = new Date(portal.clock.now.getTime() + 3_600_001);
    expect((await read('admin')).status).toBe(200);
  });

  it('are nowhere in plain text: in no table, and in no response but the reading itself', async () => {
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(portal.ctx.db);
    for (const { name } of tables.rows) {
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
        path === 'User/user-info'
      )
        continue;
      const payload = { UserId: 'new1', Id: 'new1', BoardType: 'users', SearchKey: '', Kind: 'bank' };
      const reply = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
      expect([path, isPlainText(reply.body)]).toEqual([path, false]);
    }
  });

  it('a repeated reading stores no response, with any key', async () => {
    portal.clock.now = new Date(portal.clock.now.getTime() + 3_600_001);
    await portal.call('User/user-info', { UserId: 'new1' }, { as: 'admin', headers: { 'idempotency-key': 'reading' } });
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
    expect((await read('admin', 'rot7')).ok.data[0]).toMatchObject({
      userSocialNum: SOCIAL_NUMBER,
      bankNum: ACCOUNT_NUMBER,
    });
  });
});
