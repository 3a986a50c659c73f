import { auditCalls } from '@portal/contract/areas/audit/calls';
import { departmentCalls } from '@portal/contract/areas/departments/calls';
import { employeeCalls } from '@portal/contract/areas/employees/calls';
import { lookupCalls } from '@portal/contract/areas/lookups/calls';
import { managerCalls } from '@portal/contract/areas/managers/calls';
import { referenceCalls } from '@portal/contract/areas/reference/calls';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviews, sumReadings } from '#areas/audit/queries/review.ts';
import { auditRoutes } from '#areas/audit/routes.ts';
import { departmentRoutes } from '#areas/departments/routes.ts';
import { employeeRoutes } from '#areas/employees/routes.ts';
import { lookupRoutes } from '#areas/lookups/routes.ts';
import { managerRoutes } from '#areas/managers/routes.ts';
import { referenceRoutes } from '#areas/reference/routes.ts';
import type { CallCtx } from '#context.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

/** So many rows of each kind that a full scan would be the more expensive plan. */
const ROWS = 4000;

let portal: TestApp;
let watch: ReturnType<typeof watchPlans>;
let admin: Actor;
let partner: Actor;
let bigTeam: number;

beforeAll(async () => {
  portal = await startApp();
  const provider = portal.companies.get('마이즈') ?? 0;
  const hanbit = portal.companies.get('한빛설비') ?? 0;
  admin = {
    userId: 'admin',
    userType: 'M',
    companyId: provider,
    permission: 'M',
    modeAuthority: 'A',
    userName: '',
  } as Actor;
  partner = {
    userId: 'hanbit1',
    userType: 'C',
    companyId: hanbit,
    permission: '',
    modeAuthority: 'C',
    userName: '',
  } as Actor;
  await fill(provider);
  watch = watchPlans({ db: portal.ctx.db, pool: portal.pool } as never);
});
afterAll(() => portal.close());

async function fill(provider: number): Promise<void> {
  const { db } = portal.ctx;
  await sql`insert into company (kind, name) select 'partner', '협력사 ' || n from generate_series(1, ${ROWS}::int) n`.execute(
    db,
  );
  await sql`insert into material (name, model) select '자재 ' || n, 'M-' || n from generate_series(1, ${ROWS}::int) n`.execute(
    db,
  );
  await sql`insert into portal_user (user_id, user_type, user_name, company_id, phone, created_at, area_id)
    select 'partner' || n, 'C', '담당 ' || n, (select min(id) + n % 500 from company where name like '협력사%'),
      '019' || lpad(n::text, 8, '0'), now() - n * interval '1 minute', 1
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`insert into portal_user (user_id, user_type, user_name, company_id, dept_name, position, phone, created_at)
    select 'staff' || n, 'M', '직원 ' || n, ${provider}, '팀 ' || n % 300, '직급 ' || n % 90,
      '018' || lpad(n::text, 8, '0'), now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  const { rows } = await sql<{ id: number }>`insert into department (company_id, parent_id, kind, name, level)
    select ${provider}, (select id from department where kind = 'C'), 'D', '팀 ' || n, 1
    from generate_series(0, 299) n returning id`.execute(db);
  bigTeam = rows[0]?.id ?? 0;
  await sql`insert into employee (user_id, dept_id) select 'staff' || n, ${bigTeam}::int + n % 300
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`insert into access_log (at, reader_id, reader_name, subject_id, subject_name, items, address,
      task, odd_time)
    select now() - n * interval '60 minutes', 'reader' || n % 8, '관리자', 'staff' || n % 20, '직원 ' || n, '주민등록번호',
      '10.0.0.' || n % 16, case n % 50 when 0 then 'numbers' else 'outsourced' end, n % 60 = 0
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`insert into change_log (at, user_id, user_name, subject, subject_key, subject_name, action, detail)
    select now() - n * interval '1 minute', 'admin', '관리자', '자재', n::text, '자재 ' || n, '등록', ''
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`insert into security_event (at, event, user_id, user_name, address, detail)
    select now() - n * interval '1 minute', case n % 50 when 0 then 'denied' else 'sign-in' end, 'admin', '관리자', '', ''
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`
    insert into outsourced_project (project_name, price, area_id, status, sales_user_id, created_by, choice_date,
      choice_company_id, choice_user_id, choice_at, total_people)
    select '현장', 1, 1, 'Y', user_id, user_id, '2026-11-23', company_id, user_id, now(), 1
    from portal_user, generate_series(1, 3) where user_type = 'C'`.execute(db);
  await sql`update portal_user set employment = 'L' where user_id like 'staff%7'`.execute(db);
  await sql`update portal_user set permission = 'F' where user_id like 'staff%3'`.execute(db);
  await sql`analyze`.execute(db);
}

type Fields = Record<string, string | number>;
const FROM = { address: '127.0.0.1', token: undefined };
const ctxOf = (actor: Actor) => ({ ...portal.ctx, db: watch.watched.db, actor, from: FROM }) as CallCtx;
const askFor =
  <Request>(
    call: { request: { parse: (fields: unknown) => Request } },
    handler: (ctx: CallCtx, input: Request) => Promise<{ totalCount: number; rows: unknown[] }>,
  ) =>
  (fields: Fields, actor: Actor = admin) =>
    watch.plansOf(() => handler(ctxOf(actor), call.request.parse(fields)));

const managers = askFor(managerCalls.list, managerRoutes.list as never);
const employees = askFor(employeeCalls.list, employeeRoutes.list as never);
const members = askFor(departmentCalls.listMembers, departmentRoutes.listMembers as never);
const staffToChoose = askFor(lookupCalls.listEmployees, lookupRoutes.listEmployees as never);
const pmsToChoose = askFor(lookupCalls.listPms, lookupRoutes.listPms as never);
const accesses = askFor(auditCalls.listAccesses, auditRoutes.listAccesses as never);
const changes = askFor(auditCalls.listChanges, auditRoutes.listChanges as never);
const events = askFor(auditCalls.listEvents, auditRoutes.listEvents as never);
const companies = askFor(referenceCalls.listCompanies, referenceRoutes.listCompanies as never);
const materials = askFor(referenceCalls.listMaterials, referenceRoutes.listMaterials as never);

describe('managers (MGR-02)', () => {
  it.each([
    ['newest first', {}, 'portal_user_managers'],
    ['oldest first', { OrderType: 'createdDtm_asc' }, 'portal_user_managers'],
    ['not deleted', { SearchActiveStatus: 'N' }, 'portal_user_managers'],
  ])('%s come from their index', async (_name, fields: Fields, index) => {
    const plans = await managers(fields);
    expect(plans.answer.rows.length).toBeGreaterThan(0);
    expect([...plans.indexes]).toContain(index);
    expect([...plans.sorted]).not.toContain('portal_user');
  });

  it('of one company, by filter or as the own one, come from the index of companies', async () => {
    const { id } = await portal.ctx.db
      .selectFrom('company')
      .select('id')
      .where('name', '=', '협력사 7')
      .executeTakeFirstOrThrow();
    for (const plans of [await managers({ CompanyId: id }), await managers({}, partner)]) {
      expect(plans.answer.totalCount).toBeGreaterThan(0);
      expect([...plans.indexes].some((index) => /company/.test(index))).toBe(true);
      expect(plans.scans).not.toContain('portal_user');
    }
  });

  it('count their orders by an index in one statement, for a page of any size (D-102)', async () => {
    const few = await managers({ PageSize: 10 });
    const many = await managers({ PageSize: 1000 });
    expect([few.answer.rows.length, many.answer.rows.length]).toEqual([10, 1000]);
    expect(many.statements).toBe(few.statements);
    expect([...few.indexes]).toContain('outsourced_project_by_winner');
    expect(many.answer.rows).toContainEqual(expect.objectContaining({ userId: 'partner7', projectCnt: 3 }));
    expect(few.scans).not.toContain('outsourced_project');
  });
});

describe('the number of users', () => {
  const staff = `user_type = 'M' and deleted_at is null`;
  it.each([
    ['managers', () => managers({}), `user_type = 'C'`],
    [
      'managers that are not deleted',
      () => managers({ SearchActiveStatus: 'N' }),
      `user_type = 'C' and deleted_at is null`,
    ],
    ['employees', () => employees({}), staff],
    ['employees on leave', () => employees({ SearchActiveStatus: 'L' }), `${staff} and employment = 'L'`],
    ['people of the whole company', () => members({ Type: 'C' }), staff],
    ['staff to choose from', () => staffToChoose({}), `${staff} and employment <> 'R'`],
    ['PMs to choose from', () => pmsToChoose({}), `${staff} and employment <> 'R' and (permission = 'F' or pm_duty)`],
  ])('%s: equals a count of them', async (_name, ask, condition) => {
    const plans = await ask();
    const counted = await sql<{ total: number }>`
      select count(*) as total from portal_user where ${sql.raw(condition)}`.execute(portal.ctx.db);
    expect(plans.answer.totalCount).toBe(counted.rows[0]?.total);
  });
});

it.each([
  ['staff', () => staffToChoose({}), 'portal_user_employed'],
  ['PMs', () => pmsToChoose({}), 'portal_user_pms'],
])('%s to choose from come from their index, without sorting', async (_name, ask, index) => {
  const plans = await ask();
  expect([...plans.indexes]).toContain(index);
  expect([...plans.sorted]).not.toContain('portal_user');
});

describe('employees (EMP-02)', () => {
  it.each([
    ['userName_asc', 'portal_user_staff_by_name'],
    ['userName_desc', 'portal_user_staff_by_name'],
    ['deptName_asc', 'portal_user_staff_by_dept'],
    ['deptName_desc', 'portal_user_staff_by_dept'],
    ['createdDtm_desc', 'portal_user_staff_by_age'],
  ])('ordered by %s come from %s, without sorting', async (OrderType, index) => {
    const plans = await employees({ OrderType });
    expect(plans.answer.totalCount).toBeGreaterThan(ROWS);
    expect([...plans.indexes]).toContain(index);
    expect([...plans.sorted]).not.toContain('portal_user');
  });

  it('ordered by position are ranked in one statement, from one company alone (D-252)', async () => {
    const plans = await employees({ OrderType: 'position_asc' });
    const byName = await employees({ OrderType: 'userName_asc' });
    expect([plans.answer.totalCount, plans.statements]).toEqual([byName.answer.totalCount, byName.statements]);
  });

  it('need as many statements for a long page as for a short one, and read no personal number', async () => {
    const few = await employees({ PageSize: 10 });
    const many = await employees({ PageSize: 1000 });
    expect([many.answer.rows.length, many.statements]).toEqual([1000, few.statements]);
    const readsPersonal = many.texts.filter((text) => /_sealed|birth_date|addr1|select \*/.test(text));
    expect(readsPersonal).toEqual([]);
  });

  it('of one department are found by its index', async () => {
    const plans = await members({ DeptId: bigTeam, Type: 'D' });
    expect(plans.answer.totalCount).toBeGreaterThan(5);
    expect([...plans.indexes]).toContain('employee_by_dept');
    expect(plans.scans).not.toContain('portal_user');
    expect(plans.scans).not.toContain('employee');
  });
});

describe('logs and lists of the operator', () => {
  it.each([
    ['readings', () => accesses({}), 'access_log_by_time', 'access_log'],
    ['readings of a span', () => accesses({ FromDate: '2026-01-01' }), 'access_log_by_time', 'access_log'],
    [
      'who saw one person',
      () => accesses({ SubjectKind: 'outsourced', SubjectId: 'staff7' }),
      'access_log_by_subject',
      'access_log',
    ],
    ['readings of one user', () => accesses({ ReaderId: 'reader7' }), 'access_log_by_reader', 'access_log'],
    ['readings for one task', () => accesses({ SearchTask: 'numbers' }), 'access_log_by_task', 'access_log'],
    ['readings at odd times', () => accesses({ OddYN: 'Y' }), 'access_log_odd', 'access_log'],
    ['changes', () => changes({}), 'change_log_by_time', 'change_log'],
    ['security events', () => events({}), 'security_event_by_time', 'security_event'],
    ['refusals', () => events({ SearchEvent: 'denied' }), 'security_event_by_kind', 'security_event'],
    ['companies', () => companies({}), 'company_partners_in_order', 'company'],
    ['materials', () => materials({}), 'material_in_order', 'material'],
  ])('a page of %s comes from its index, without sorting', async (_name, ask, index, table) => {
    const plans = await ask();
    expect(plans.answer.rows.length).toBeGreaterThan(0);
    expect([...plans.indexes]).toContain(index);
    expect([...plans.sorted]).not.toContain(table);
  });

  it('readings of one user from one address are found by both', async () => {
    const plans = await accesses({ ReaderId: 'reader7', Address: '10.0.0.7' });
    expect(plans.answer.rows.length).toBeGreaterThan(0);
    expect([...plans.indexes]).toEqual(['access_log_by_address']);
    expect(plans.scans).not.toContain('access_log');
  });

  it('an index of time gives a month of readings, and another one the known addresses', async () => {
    const { knownSince, ...days } = { from: '2026-10-01', before: '2026-11-01', knownSince: '2025-10-01' };
    const [from, before] = [new Date(days.from), new Date(days.before)];
    const plans = await watch.plansOf(() =>
      sumReadings(watch.watched.db, { from, before, knownSince: new Date(knownSince) }),
    );
    expect([...plans.indexes]).toContain('access_log_by_time');
    expect([...plans.indexes]).toContain('access_log_by_address');
    expect(plans.scans).not.toContain('access_log');
  });

  it('the reviews of a month come from the index of subjects', async () => {
    const plans = await watch.plansOf(() => listReviews(watch.watched.db, '2026.10'));
    expect([...plans.indexes]).toEqual(['change_log_by_subject']);
  });
});
