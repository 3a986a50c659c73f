import { PERMISSIONS, type Permission, type UserKind } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildSearch } from '#areas/search/public/rebuild-search.ts';
import { searchSources } from '#areas.ts';
import { commentOn } from '#test-kit/factories/comment.ts';
import { internalInState } from '#test-kit/factories/internal.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { openFixture, PEOPLE, type PermissionFixture, type RequestParts, sendRequest } from './fixture.ts';
import { fullAward } from './full-award.ts';
import { keyOf, REQUESTS } from './requests/all.ts';

/** Two values for each secret. Both begin alike and so have the same mask; a keyword of its own finds each. */
const BEFORE = { text: '가비밀하나', digits: '01090901111', day: '2026-11-30', many: 3 };
const AFTER = { text: '가기밀두셋', digits: '01090902222', day: '2027-01-15', many: 7 };
type Secret = typeof BEFORE;

const TYPES = [
  'projectName',
  'areaName',
  'companyName',
  'pmName',
  'salesName',
  'customerName',
  'placeName',
  'userName',
  'userPhone',
  'deptName',
  'position',
  'noticeSubject',
  'noticeText',
];
const ORDERED = ['customerName', 'placeName', 'addr1', 'choiceCompanyName', 'managerUserName', 'billDate', 'postedDtm'];

let stage: PermissionFixture;
let award: number;
let draft: number;
let employee: string;
beforeAll(async () => {
  stage = await openFixture();
  award = await fullAward(stage.portal);
  await projectInState(stage.portal, 'N');
  draft = await projectInState(stage.portal, 'P');
  await internalInState(stage.portal, 'N');
  await commentOn(stage.portal, award, 'sales1');
  employee = await stage.hire();
});
afterAll(() => stage.portal.close());

/** Writes the secret into another company's award, a draft and an internal project. */
async function hideProjects({ text, digits, day, many }: Secret): Promise<void> {
  const { db } = stage.portal.ctx;
  const site = {
    customer_name: text,
    addr1: text,
    addr2: text,
    place_name: text,
    place_manager_name: text,
    place_manager_mobile: digits,
    manager_user_name: text,
    manager_user_phone: digits,
    total_people: many,
  };
  const shipping = {
    send_addr1: text,
    send_addr2: text,
    parcel_number: digits,
    visitor_name: text,
    courier_phone: digits,
  };
  await db
    .updateTable('outsourced_project')
    .set({ ...site, ...shipping, bill_date: day })
    .where('id', '=', award)
    .execute();
  const named = { ...site, project_name: text, price: many };
  await db.updateTable('outsourced_project').set(named).where('id', '=', draft).execute();
  await db
    .updateTable('internal_project')
    .set({ ...site, project_name: text })
    .execute();
  await db.updateTable('comment').set({ content: text, origin_value: text, new_value: text }).execute();
}

/** Writes the secret into private fields of an employee and of a contractor's user. */
async function hidePeople({ text, digits, day }: Secret): Promise<void> {
  const { db } = stage.portal.ctx;
  await db
    .updateTable('employee')
    .set({ birth_date: day, addr1: text, addr2: text, email: text, user_no: digits, degree_no: text })
    .where('user_id', '=', employee)
    .execute();
  const file = { user_id: employee, position: 0, name: `${digits}.pdf` };
  await db.deleteFrom('employee_file').execute();
  await db.insertInto('employee_file').values(file).execute();
}

/** Writes the secret into everything that contractors may not see. */
async function hideAll(secret: Secret): Promise<void> {
  await hideProjects(secret);
  await hidePeople(secret);
  await stage.portal.ctx.db
    .updateTable('portal_user')
    .set({ special_memo: secret.text })
    .where('user_type', '=', 'C')
    .execute();
}

/** These tokens are encrypted anew each time and so differ between requests. */
const SEALED = ['/api/MizeConstruction/construction-copy-token', '/api/Construction/construction-copy-token'];
const LISTS = PERMISSIONS.filter(
  ({ call, address }) =>
    ['read', 'noted'].includes(call.effect) &&
    call.may !== 'open' &&
    call.method !== 'GET' &&
    !SEALED.includes(address),
);
const takesField = ({ call }: Permission, field: string): boolean => field in call.request.shape;

/** All requests that could reveal a hidden value: records, keywords, orders. */
function requestsOf(row: Permission, kind: UserKind): object[] {
  // Staff have many lists. Lists of people are searched by fields of people.
  const isStaff = kind === 'staff';
  const types = isStaff ? ['userName', 'deptName'] : TYPES;
  const keywords = takesField(row, 'SearchKey')
    ? [BEFORE, AFTER].flatMap(({ text, digits }) => [
        ...types.map((SearchType) => ({ SearchType, SearchKey: text })),
        { SearchType: 'userPhone', SearchKey: digits },
      ])
    : [];
  const orders =
    takesField(row, 'OrderType') && !isStaff
      ? ORDERED.flatMap((name) => [{ OrderType: `${name}_asc` }, { OrderType: `${name}_desc` }])
      : [];
  const records = takesField(row, 'Id') ? [{ Id: award }, { Id: draft }, { Id: award, BoardType: 'project' }] : [];
  return [{}, ...keywords, ...orders, ...records];
}

/** Kinds of users, each with the values that must stay hidden from them. */
const OUTSIDERS = {
  visitor: hideAll,
  contractor: hideAll,
  retired: hideAll,
  staff: hidePeople,
} satisfies Partial<Record<UserKind, typeof hideAll>>;
const STRANGERS: readonly UserKind[] = ['visitor', 'contractor', 'retired'];

async function answersOf(row: Permission, kind: UserKind): Promise<string[]> {
  const answers: string[] = [];
  await stage.portal.resetLimits();
  for (const body of requestsOf(row, kind)) {
    const reply = await sendRequest(stage, row, { body }, PEOPLE[kind]);
    answers.push(`${JSON.stringify(body)} ${reply.statusCode} ${reply.body}`);
    // The call is closed to this user, so other fields need no try.
    if (reply.statusCode === 401 || reply.statusCode === 403) break;
  }
  return answers;
}

/** The calls whose response depends on the secret. */
async function changedBy(kind: UserKind, hide: typeof hideAll): Promise<string[]> {
  const hideAndIndex = async (secret: Secret) => {
    await hide(secret);
    await rebuildSearch(stage.portal.ctx, searchSources);
  };
  await hideAndIndex(BEFORE);
  const before = new Map<Permission, string[]>();
  for (const row of LISTS) before.set(row, await answersOf(row, kind));
  await hideAndIndex(AFTER);
  const changed: string[] = [];
  for (const row of LISTS) {
    const former = before.get(row) ?? [];
    const answers = await answersOf(row, kind);
    changed.push(
      ...answers.filter((answer, index) => answer !== former[index]).map((answer) => `${keyOf(row)} ${answer}`),
    );
  }
  return changed;
}

describe('a response does not depend on hidden values: rows, totals, counts, keywords, orders, refusals (D-44 to D-46)', () => {
  it.each(Object.entries(OUTSIDERS) as [keyof typeof OUTSIDERS, typeof hideAll][])('for a %s', async (kind, hide) => {
    expect(await changedBy(kind, hide)).toEqual([]);
  });

  it('but does for the winner, who may see some of them', async () => {
    const changed = await changedBy('winner', hideAll);
    expect(changed.map((line) => line.split(' ')[0])).toContain('Construction/construction-info:');
  });
});

/** The calls about one record that a contractor may make. */
const ABOUT_ONE = PERMISSIONS.filter(
  (row) => row.call.method !== 'GET' && row.may.includes('contractor') && takesField(row, 'Id') && !row.call.upload,
);

describe('a hidden record gets the same refusal as a missing one (D-43)', () => {
  it.each(ABOUT_ONE.map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const make = REQUESTS[key];
    const { body = {} }: RequestParts = (await make?.(stage, 'sales1')) ?? {};
    for (const kind of STRANGERS) {
      const about = (Id: number) => sendRequest(stage, row, { body: { ...body, Id } }, PEOPLE[kind]);
      const [hidden, missing] = [await about(draft), await about(987_654)];
      expect([kind, hidden.statusCode, hidden.body]).toEqual([kind, missing.statusCode, missing.body]);
    }
  });
});
