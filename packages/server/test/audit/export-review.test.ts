import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { downloadSheet } from '#test-kit/workbook.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const as = { as: 'admin' } as const;

/** The workbook of a log with all its columns. */
async function download(List: string, Filter: object = {}, person: 'admin' | 'pm1' = 'admin') {
  const { ok } = await portal.call('Excel/column-list', { List }, as);
  return downloadSheet(portal, { List, Filter, Columns: ok.data.map(({ key }) => key) }, person);
}
const exportsNoted = async (): Promise<string[]> =>
  (await portal.call('Audit/security-log-list', { SearchEvent: 'export', PageSize: 100 }, as)).ok.data.map(
    ({ userId, detail }) => `${userId}: ${detail}`,
  );

/** Inserts readings of made-up users. */
const addReadings = (rows: { at: string; reader: string; address?: string; subjects?: number; odd?: boolean }[]) =>
  portal.ctx.db
    .insertInto('access_log')
    .values(
      rows.map(({ at, reader, address = '10.0.0.1', subjects = 1, odd = false }) => ({
        at: new Date(at),
        reader_id: reader,
        reader_name: `이름 ${reader}`,
        subject_id: '',
        subject_name: '=HYPERLINK("x")',
        items: '',
        address,
        task: 'manager-list' as const,
        subjects,
        odd_time: odd,
      })),
    )
    .execute();

describe('the export of a log as a workbook (D-162)', () => {
  it('contains the filtered rows, formulas as text, and is logged with its user', async () => {
    await addReadings([{ at: '2026-03-05T01:00:00Z', reader: 'pm1', subjects: 7 }]);
    const { rows } = await download('Audit/access-log-list', { ToDate: '2026-03-31' });
    const [head, row = [], ...others] = rows;
    expect(head?.slice(0, 4)).toEqual(['열람 시각', '열람자', '열람자 아이디', '업무']);
    // A time is a fraction of a day, so it is exact to less than a second only.
    expect(Math.round(Number(row[0]) / 1000)).toBe(Date.parse('2026-03-05T10:00:00Z') / 1000);
    const rest = ['이름 pm1', 'pm1', '업체 담당자목록', '=HYPERLINK("x")', null, 7, null, null, '10.0.0.1'];
    expect([row.slice(1), others]).toEqual([rest, []]);
    expect(await exportsNoted()).toEqual(['admin: 열람기록 1건']);
  });

  it('works for the change log and the security log too', async () => {
    await portal.call('Reference/name-add', { Kind: 'bank', Name: '새은행' }, as);
    expect((await download('Audit/change-log-list')).rows[1]).toContain('새은행');
    const events = (await download('Audit/security-log-list', { SearchEvent: 'sign-in' })).rows;
    expect(new Set(events.slice(1).map(([, event]) => event))).toEqual(new Set(['로그인']));
    expect(await exportsNoted()).toHaveLength(3);
  });

  it('contains the whole of a long detail; the list shows its beginning (D-201)', async () => {
    const long = '가'.repeat(4000);
    const row = { at: portal.clock.now, user_id: 'admin', user_name: '관리자', detail: long };
    const change = { ...row, subject: '긴 변경', subject_key: '1', subject_name: '긴 변경', action: '수정' };
    await portal.ctx.db.insertInto('change_log').values(change).execute();
    const event = { ...row, event: 'rights' as const, address: '10.0.0.1' };
    await portal.ctx.db.insertInto('security_event').values(event).execute();
    const beginning = `${long.slice(0, 299)}…`;
    const [changed] = (await portal.call('Audit/change-log-list', { SearchKey: '긴 변경' }, as)).ok.data;
    expect(changed?.detail).toBe(beginning);
    const [happened] = (await portal.call('Audit/security-log-list', { SearchEvent: 'rights' }, as)).ok.data;
    expect(happened?.detail).toBe(beginning);
    expect((await download('Audit/change-log-list')).rows.flat()).toContain(long);
    expect((await download('Audit/security-log-list', { SearchEvent: 'rights' })).rows.flat()).toContain(long);
  });

  it('is refused when its log entry cannot be written, for users without the right, and when the rows exceed the limit', async () => {
    const before = await exportsNoted();
    await sql`alter table security_event add constraint closed check (event <> 'export') not valid`.execute(
      portal.ctx.db,
    );
    const failed = await download('Audit/access-log-list');
    await sql`alter table security_event drop constraint closed`.execute(portal.ctx.db);
    expect([failed.status, failed.rows]).toEqual([500, []]);
    expect((await download('Audit/access-log-list', {}, 'pm1')).status).toBe(403);
    await sql`insert into access_log (at, reader_id, reader_name, subject_id, subject_name, items, address, task)
      select timestamptz '2026-02-01 00:00Z', 'x', '', '', '', '', '', 'manager' from generate_series(1, 50000)`.execute(
      portal.ctx.db,
    );
    const tooMany = await download('Audit/access-log-list');
    expect([tooMany.status, tooMany.message]).toEqual([400, expect.stringContaining('49,999건까지')]);
    expect(await exportsNoted()).toEqual(before);
  });
});

describe('the review of a month (D-163)', () => {
  const review = async (Month: string) => {
    const [found] = (await portal.call('Audit/access-review', { Month }, as)).ok.data;
    return found ?? expect.unreachable();
  };
  beforeAll(async () => {
    const usual = ['a', 'b', 'c'].map((reader) => ({ at: '2026-10-08T02:00:00Z', reader, subjects: 40 }));
    await addReadings([
      ...usual.map((row) => ({ ...row, at: '2026-09-30T14:59:59Z' })),
      ...usual,
      { at: '2026-10-31T14:59:59Z', reader: 'b', subjects: 2, odd: true },
      { at: '2026-10-10T02:00:00Z', reader: 'c', subjects: 3, address: '10.7.7.7' },
      { at: '2026-10-12T02:00:00Z', reader: 'd', subjects: 900 },
      { at: '2026-10-31T15:00:00Z', reader: 'e', subjects: 9000, odd: true },
    ]);
  });

  it('finds odd hours, users with far more readings than the median, and addresses new for a user', async () => {
    const found = await review('2026.10');
    expect(found).toMatchObject({ month: '2026.10', readerCnt: 4, readingCnt: 6, medianCnt: 42.5, reviews: [] });
    const brief = ({ readerId, address, readingCnt, subjectCnt }: (typeof found.oddTimes)[number]) =>
      [readerId, address, readingCnt, subjectCnt] as const;
    expect(found.oddTimes.map(brief)).toEqual([['b', '', 1, 2]]);
    expect(found.manyReadings.map(brief)).toEqual([['d', '', 1, 900]]);
    expect(found.newAddresses.map(brief)).toEqual([
      ['d', '10.0.0.1', 1, 900],
      ['c', '10.7.7.7', 1, 3],
    ]);
  });

  it('is of the last whole month unless another one is requested', async () => {
    expect((await review('')).month).toBe('2026.10');
    expect((await review('2026.9')).month).toBe('2026.09');
  });

  it('records who finished it and when, also when repeated, and only for a past month', async () => {
    const finish = (Month: string, Memo = '이상 없음') => portal.call('Audit/access-review-done', { Month, Memo }, as);
    expect((await finish('2026.10', ' d에게 확인함 ')).status).toBe(200);
    expect((await finish('2026.10')).status).toBe(200);
    expect((await review('2026.10')).reviews).toEqual([
      { reviewDtm: '2026-11-20 15:00:00', userId: 'admin', userName: '관리자', memo: '이상 없음' },
      { reviewDtm: '2026-11-20 15:00:00', userId: 'admin', userName: '관리자', memo: 'd에게 확인함' },
    ]);
    expect((await review('2026.09')).reviews).toEqual([]);
    expect((await finish('2026.11')).refusal.code).toBe('REVIEW_EARLY');
    expect((await finish('2026.10', ' ')).refusal.message).toBe('점검 결과를 입력해주세요.');
    expect((await finish('whenever')).refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'Month' });
    for (let again = 0; again < 60; again += 1) expect((await finish('2026.10')).status).toBe(200);
    expect((await review('2026.10')).reviews).toHaveLength(50);
    const [change] = (await portal.call('Audit/change-log-list', { SearchKey: '열람 점검' }, as)).ok.data;
    expect(change).toMatchObject({ subjectName: '2026.10', action: '점검 완료' });
  });
});
