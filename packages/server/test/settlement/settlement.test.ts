import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '#test-kit/factories/order.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
const ids: Record<string, number> = {};
const STAFF = 'Accounting/all-accounting-mize-list';
const PARTNER = 'Accounting/all-accounting-partner-list';
const MONTHS = 'Accounting/accounting-month-list';

beforeAll(async () => {
  portal = await startApp();
  const make = async (name: string, options: Parameters<typeof makeOrder>[2], changes: object = {}) => {
    ids[name] = await makeOrder(portal, { ProjectName: name, ...changes }, options);
  };
  await make('첫날', { status: 'B', billDate: '2026-11-01' });
  await make('끝날', { status: 'E', billDate: '2026-11-30' }, { Price: '1234567', AddPrice: '-12345' });
  await make('지난달', { status: 'B', billDate: '2026-10-31' });
  await make('다음달', { status: 'B', billDate: '2026-12-01' });
  await make('다온 것', { status: 'B', billDate: '2026-11-15', winner: 'daon1' }, { MizePMUserId: 'pm2' });
  await make('아직 완료만', { status: 'YY', billDate: '2026-11-15' });
  await make('취소', { status: 'C', billDate: '2026-11-15' });
});
afterAll(() => portal.close());

type Fields = Record<string, string | number>;

async function list(path: typeof STAFF | typeof PARTNER, as: Person, fields: Fields = {}) {
  const reply = await portal.call(path, { PageSize: 100, ...fields }, { as });
  expect(reply.status).toBe(200);
  expect(reply.ok.meta.totalCount).toBe(reply.ok.data.length);
  return reply.ok.data;
}
const names = async (...args: Parameters<typeof list>) => (await list(...args)).map((row) => row.projectName);

const NOVEMBER = ['다온 것', '끝날', '첫날'];

describe('the settlement list (D-98)', () => {
  it.each([
    ['2026.11', NOVEMBER],
    ['2026.10', ['지난달']],
    ['2026.12', ['다음달']],
    ['2025.11', []],
    ['2019.05', []],
    // A month of one digit is valid, and a blank one means the current one (D-96).
    ['2026.9', []],
    ['', NOVEMBER],
  ])('contains the invoices of month "%s", newest first', async (SearchYearMonth, expected) => {
    expect(await names(STAFF, 'sales1', { SearchYearMonth })).toEqual(expected);
  });

  it.each(['2026-11', '2026.13', '2026.0', '1899.11', '202611', "2026.11'--"])(
    'refuses the month "%s" in every call that takes one (D-242)',
    async (SearchYearMonth) => {
      for (const path of [STAFF, PARTNER, 'Accounting/accounting-status-count', MONTHS] as const) {
        const { status, refusal } = await portal.call(path, { SearchYearMonth }, { as: 'sales1' });
        expect([path, status, refusal]).toEqual([
          path,
          400,
          {
            code: 'BAD_REQUEST',
            message: '정산 월은 2026.11과 같이 연도와 월로 입력해주세요.',
            field: 'SearchYearMonth',
          },
        ]);
      }
    },
  );

  it('uses the current month in Seoul by default', async () => {
    const before = portal.clock.now;
    // These users sign in at this moment, because earlier sessions would have expired.
    portal.clock.now = new Date('2026-11-30T14:59:59Z');
    expect(await names(STAFF, 'admin')).toEqual(NOVEMBER);
    portal.clock.now = new Date('2026-11-30T15:00:00Z');
    expect(await names(STAFF, 'admin')).toEqual(['다음달']);
    portal.clock.now = before;
  });

  it.each([
    ['B', ['다온 것', '첫날']],
    ['E', ['끝날']],
    ['C', NOVEMBER],
  ])('filters by status %s, and ignores other states (SETTLE-08)', async (SearchActiveStatus, expected) => {
    expect(await names(STAFF, 'sales1', { SearchActiveStatus })).toEqual(expected);
  });

  it.each([
    ['projectName', '날', ['끝날', '첫날']],
    ['companyName', '다온', ['다온 것']],
    ['companyName', '빛설', ['끝날', '첫날']],
    ['pmName', '하늘', ['끝날', '첫날']],
    ['pmName', '이바다', NOVEMBER],
    ['pmName', '%', []],
    ['areaName', '없음', NOVEMBER],
  ])('searches %s %s (SETTLE-09, D-143)', async (SearchType, SearchKey, expected) => {
    expect(await names(STAFF, 'sales1', { SearchType, SearchKey })).toEqual(expected);
  });

  it('filters one company', async () => {
    const CompanyId = portal.companies.get('다온전기') ?? 0;
    expect(await names(STAFF, 'sales1', { CompanyId })).toEqual(['다온 것']);
    expect(await names(STAFF, 'sales1', { CompanyId, SearchType: 'companyName', SearchKey: '한빛' })).toEqual([]);
    expect(await names(STAFF, 'sales1', { CompanyId: 99_999_999_999 })).toEqual([]);
  });

  it('shows contractors only their own company, with any filter', async () => {
    const CompanyId = portal.companies.get('한빛설비') ?? 0;
    expect(await names(PARTNER, 'daon1', { CompanyId })).toEqual(['다온 것']);
    expect(await names(PARTNER, 'hanbit2')).toEqual(['끝날', '첫날']);
    expect(await names(PARTNER, 'daon1', { SearchType: 'companyName', SearchKey: '한빛' })).toEqual([]);
    expect((await portal.call(STAFF, {}, { as: 'daon1' })).status).toBe(403);
  });

  it('returns amounts with separators, numbers and pages (D-49, D-54)', async () => {
    const [row] = await list(STAFF, 'sales1', { SearchType: 'projectName', SearchKey: '끝날' });
    expect(row).toEqual({
      id: ids['끝날'],
      no: 1,
      projectName: '끝날',
      choiceCompanyName: '한빛설비',
      billDate: '2026-11-30',
      price: '1,234,567',
      addPrice: '-12,345',
      mizePMUserName: '김하늘^이바다',
      mizeSalesUserName: '박영업',
      choiceUserName: '한지우',
      status: 'E',
      mizeStatus: 'E',
      orderStatus: 'E',
      version: 3,
    });
    const second = await portal.call(STAFF, { Page: 2, PageSize: 2 }, { as: 'sales1' });
    expect([second.ok.meta.totalCount, second.ok.data.map(({ no }) => no)]).toEqual([3, [1]]);
    const oldest = await portal.call(STAFF, { PageSize: 2, OrderType: 'createdDtm_asc' }, { as: 'sales1' });
    expect(oldest.ok.data.map(({ no, projectName }) => [no, projectName])).toEqual([
      [1, '첫날'],
      [2, '끝날'],
    ]);
    const behind = await portal.call(STAFF, { Page: 9, PageSize: 2 }, { as: 'sales1' });
    expect([behind.ok.meta.totalCount, behind.ok.data]).toEqual([3, []]);
  });
});

describe('the sums of a month (D-97)', () => {
  const sumsOf = async (as: Person, fields: Fields = {}, path: typeof STAFF | typeof PARTNER = STAFF) =>
    (await portal.call(path, fields, { as })).ok.meta;
  // Each project of the factory costs 1,500,000 minus 50,000. The settled one costs 1,234,567 minus 12,345.
  const both = { unsettledCount: 2, unsettledAmount: 2_900_000, settledCount: 1, settledAmount: 1_222_222 };

  it('cover all projects of the month on every page', async () => {
    expect(await sumsOf('sales1')).toEqual({ totalCount: 3, ...both });
    expect(await sumsOf('sales1', { PageSize: 1, Page: 2 })).toEqual({ totalCount: 3, ...both });
    expect(await sumsOf('sales1', { Page: 9 })).toEqual({ totalCount: 3, ...both });
  });

  it('are those of the month whatever state and keyword are set (D-611)', async () => {
    expect(await sumsOf('sales1', { SearchActiveStatus: 'E' })).toEqual({ totalCount: 1, ...both });
    const keyword = { SearchType: 'projectName', SearchKey: '첫날' };
    expect(await sumsOf('sales1', keyword)).toEqual({ totalCount: 1, ...both });
    const nothing = { unsettledCount: 0, unsettledAmount: 0, settledCount: 0, settledAmount: 0 };
    expect(await sumsOf('sales1', { SearchYearMonth: '2025.01' })).toEqual({ totalCount: 0, ...nothing });
    const nobody = { SearchType: 'companyName', SearchKey: '없는 회사' };
    expect(await sumsOf('sales1', nobody)).toEqual({ totalCount: 0, ...both });
  });

  it('are those of a chosen company', async () => {
    const CompanyId = portal.companies.get('한빛설비') ?? 0;
    const one = { unsettledCount: 1, unsettledAmount: 1_450_000, settledCount: 1, settledAmount: 1_222_222 };
    expect(await sumsOf('sales1', { CompanyId, SearchActiveStatus: 'B' })).toEqual({ totalCount: 1, ...one });
  });

  it('cover only the own company for contractors, with any filter', async () => {
    const CompanyId = portal.companies.get('한빛설비') ?? 0;
    const own = { unsettledCount: 1, unsettledAmount: 1_450_000, settledCount: 0, settledAmount: 0 };
    expect(await sumsOf('daon1', { CompanyId }, PARTNER)).toEqual({ totalCount: 1, ...own });
    expect(await sumsOf('daon1', { SearchActiveStatus: 'E' }, PARTNER)).toEqual({ totalCount: 0, ...own });
  });
});

describe('every month with invoices (SETTLE-37, D-222)', () => {
  const months = async (as: Person) =>
    (await portal.call('Accounting/accounting-invoiced-month-list', {}, { as })).ok.data;

  it('is listed, however far away, newest first, and its list can be opened', async () => {
    const far = await makeOrder(portal, { ProjectName: '먼 달' }, { status: 'B', billDate: '2031-03-02' });
    const old = await makeOrder(
      portal,
      { ProjectName: '옛 달', Price: '0', AddPrice: '0' },
      { status: 'E', billDate: '2018-03-02' },
    );
    const all = await months('sales1');
    expect(all.map(({ yearMonth }) => yearMonth)).toEqual(['2031.03', '2026.12', '2026.11', '2026.10', '2018.03']);
    expect(all[2]).toMatchObject({ unsettledCount: 2, settledCount: 1 });
    expect(all[4]).toEqual({
      yearMonth: '2018.03',
      unsettled: '0',
      settled: '0',
      unsettledCount: 0,
      settledCount: 1,
    });
    expect(await names(STAFF, 'sales1', { SearchYearMonth: '2018.03' })).toEqual(['옛 달']);
    expect(await names(PARTNER, 'hanbit1', { SearchYearMonth: '2031.03' })).toEqual(['먼 달']);
    const today = (await portal.call('Today/today-list', {}, { as: 'admin' })).ok.data;
    expect(today.find(({ line }) => line === 'unsettled')?.months.map(({ yearMonth }) => yearMonth)).toEqual([
      '2031.03',
      '2026.12',
      '2026.11',
      '2026.10',
    ]);
    const deleted = { deleted_at: portal.clock.now };
    await portal.ctx.db.updateTable('outsourced_project').set(deleted).where('id', 'in', [far, old]).execute();
  });

  it('contractors get those of their own company', async () => {
    expect((await months('daon1')).map(({ yearMonth }) => yearMonth)).toEqual(['2026.11']);
  });
});

describe('the last twelve months (SETTLE-22)', () => {
  const months = async (as: Person, fields: Fields = {}) => (await portal.call(MONTHS, fields, { as })).ok.data;

  it('have the sum of price and extra amount per month and state', async () => {
    const all = await months('sales1');
    expect(all.map(({ yearMonth }) => yearMonth)).toEqual([
      '2025.12',
      '2026.01',
      '2026.02',
      '2026.03',
      '2026.04',
      '2026.05',
      '2026.06',
      '2026.07',
      '2026.08',
      '2026.09',
      '2026.10',
      '2026.11',
    ]);
    expect(all.slice(-2)).toEqual([
      { yearMonth: '2026.10', unsettled: '1450000', settled: '0', unsettledCount: 1, settledCount: 0 },
      { yearMonth: '2026.11', unsettled: '2900000', settled: '1222222', unsettledCount: 2, settledCount: 1 },
    ]);
    expect((await months('sales1', { SearchYearMonth: '2026.12' })).at(-1)).toMatchObject({
      yearMonth: '2026.12',
      unsettled: '1450000',
      settled: '0',
    });
  });

  it('can be of one company for staff, and are of the own one for contractors', async () => {
    const CompanyId = portal.companies.get('다온전기') ?? 0;
    const ofDaon = {
      yearMonth: '2026.11',
      unsettled: '1450000',
      settled: '0',
      unsettledCount: 1,
      settledCount: 0,
    };
    expect((await months('sales1', { CompanyId })).at(-1)).toEqual(ofDaon);
    expect((await months('daon1', { CompanyId: 0 })).at(-1)).toEqual(ofDaon);
    expect((await months('hanbit1', { CompanyId })).at(-1)).toMatchObject({ settled: '1222222' });
  });
});

describe('settling (T11)', () => {
  const finish = (Id: number, as: Person, Status = 'E') =>
    portal.call('Accounting/accounting-finish', { Id, Status }, { as });

  it('changes an invoiced project to settled, once', async () => {
    const Id = await makeOrder(portal, {}, { status: 'B', billDate: '2026-08-10' });
    expect((await finish(Id, 'hanbit1')).status).toBe(403);
    expect((await finish(Id, 'sales1', 'B')).refusal).toMatchObject({ code: 'BAD_REQUEST', field: 'Status' });
    const reply = await finish(Id, 'sales1');
    expect([reply.status, reply.ok.message]).toEqual([200, '정산완료 처리되었습니다.']);
    const row = await portal.ctx.db
      .selectFrom('outsourced_project')
      .select(['status', 'settled_by', 'settled_at'])
      .where('id', '=', Id)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'E', settled_by: 'sales1', settled_at: portal.clock.now });
    const again = await finish(Id, 'sales1');
    expect([again.status, again.refusal.message]).toEqual([409, '이미 정산완료 처리된 항목이 있습니다.']);
    expect(await names(STAFF, 'sales1', { SearchYearMonth: '2026.08', SearchActiveStatus: 'E' })).toHaveLength(1);
  });

  it.each(['Y', 'YY', 'F', 'C'] as const)('is refused at %s', async (status) => {
    const Id = await makeOrder(portal, {}, { status });
    const reply = await finish(Id, 'sales1');
    expect([reply.status, reply.refusal.message]).toEqual([409, '현재 상태에서는 처리할 수 없습니다.']);
  });

  it('is 404 for a missing project', async () => {
    expect((await finish(987_654, 'sales1')).status).toBe(404);
  });
});

it('needs a session', async () => {
  for (const path of [STAFF, PARTNER, MONTHS, 'Accounting/accounting-finish'] as const)
    expect((await portal.call(path)).status).toBe(401);
});

it('a project that a colleague has settled meanwhile is settled already, not to be tried again (D-616)', async () => {
  const Id = await makeOrder(portal, { ProjectName: '둘이 정산' }, { status: 'B', billDate: '2026-09-10' });
  const finish = (Version: number, as: Person) =>
    portal.call('Accounting/accounting-finish', { Id, Version, Status: 'E' }, { as });
  const [row] = await list(STAFF, 'sales1', { SearchYearMonth: '2026.09' });
  const Version = row?.version ?? 0;
  expect((await finish(Version, 'sales1')).status).toBe(200);
  expect((await finish(Version, 'admin')).refusal.code).toBe('ALREADY_SETTLED');
});
