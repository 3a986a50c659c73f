import { SHARED_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { SEARCH_KINDS, type SearchKind, searchKindsFor } from '@portal/contract/areas/search/kinds';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { searchedScopes } from '#areas/search/scopes.ts';
import { termsOf } from '#areas/search/terms.ts';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { internalInState } from '#test-kit/factories/internal.ts';
import { addNotice } from '#test-kit/factories/notice.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { addMember, makeRoom } from '#test-kit/factories/room.ts';
import { addRoomFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { rebuild, rowsOf, search } from './search-kit.ts';

const WORD = '나비돌담';
const STATES = ['P', 'N', 'Y', 'YY', 'B', 'E', 'F', 'C'] as const;
const VIEWERS: readonly Person[] = ['admin', 'sales1', 'pm1', 'pm2', 'hanbit1', 'hanbit2', 'daon1', 'closed1'];

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
  const { db } = portal.ctx;
  for (const state of STATES) {
    await projectInState(portal, state, { ProjectName: `${WORD} 공사`, PlaceName: `${WORD} ${state}` });
  }
  await internalInState(portal, 'N', { ProjectName: `${WORD} 점검`, PlaceName: `${WORD} 본사` });
  await internalInState(portal, 'C', { ProjectName: `${WORD} 점검`, PlaceName: `${WORD} 지사` });
  await writeNotices();
  await writeRooms();
  await db.updateTable('portal_user').set({ user_name: WORD }).execute();
  for (const [name, id] of portal.companies) {
    await db
      .updateTable('company')
      .set({ name: `${WORD} ${name}` })
      .where('id', '=', id)
      .execute();
  }
  // pm2 has no menu of employees.
  await db.deleteFrom('menu_grant').where('user_id', '=', 'pm2').execute();
  await rebuild(portal);
});
afterAll(() => portal.close());

async function writeNotices(): Promise<void> {
  for (const prefix of ['Notice', 'MizeNotice'] as const) {
    for (const as of ['sales1', 'admin'] as const) {
      await addNotice(portal, { NoticeSubject: WORD }, { prefix, as });
      await addNotice(portal, { NoticeSubject: WORD, PublishFrom: '2027-05-01 09:00' }, { prefix, as });
      const deleted = await addNotice(portal, { NoticeSubject: WORD }, { prefix, as });
      await portal.call(`${prefix}/notice-delete`, { NoticeId: deleted }, { as });
    }
  }
}

const rooms: number[] = [];

/** A room with files of two authors. One belongs to no entry yet, and one to a deleted entry. */
async function writeFiles(ViewFile: string): Promise<void> {
  const room = await makeRoom(portal, { Name: `파일 ${ViewFile}`, ViewFile });
  rooms.push(room);
  for (const as of ['pm2', 'sales1'] as const) await addMember(portal, room, as);
  const attach = async (as: Person, fields: object = {}) => {
    const FileIds = String(await addRoomFile(portal, room, { name: `${WORD}.pdf`, as }));
    return makeEntry(portal, room, { Content: `<p>${WORD}</p>`, FileIds, ...fields }, { as });
  };
  await attach('pm1');
  await (ViewFile === 'ALL' ? attach('pm1', { Visibility: 'M' }) : attach('pm2'));
  await portal.call('Project/entry-delete', { EntryId: await attach('pm2') }, { as: 'pm2' });
  await addRoomFile(portal, room, { name: `${WORD}.pdf`, as: 'pm2' });
}

async function writeRooms(): Promise<void> {
  for (const ViewFile of ['ALL', 'ADMIN_AND_AUTHOR']) await writeFiles(ViewFile);
  for (const ViewPost of ['ALL', 'ADMIN_AND_AUTHOR']) {
    const room = await makeRoom(portal, { Name: ViewPost, ViewPost });
    await addMember(portal, room, 'pm2');
    await addMember(portal, room, 'sales1');
    for (const as of ['pm1', 'pm2'] as const) await makeEntry(portal, room, { Content: `<p>${WORD}</p>` }, { as });
    await makeEntry(portal, room, { Content: `<p>${WORD}</p>`, Visibility: 'M' });
  }
  const archived = await makeRoom(portal, { Name: '끝난 방' });
  await makeEntry(portal, archived, { Content: `<p>${WORD}</p>` });
  await portal.call('Project/project-archive', { ProjectId: archived, ArchiveYn: 'Y' }, { as: 'pm1' });
}

type Ids = readonly (number | string)[];

/** The ids that a list of an area shows to a user; nothing when the list is closed to them. */
async function listed(path: Parameters<TestApp['call']>[0], body: object, as: Person, key: string): Promise<Ids> {
  const reply = await portal.call(path, { Page: 1, PageSize: 50, ...body }, { as });
  if (reply.status !== 200) return [];
  const rows = JSON.parse(reply.raw).data;
  return rows.map((row: Record<string, unknown>) => row[key]);
}

/** The projects of this list whose record shows its site to the user. */
async function withSite(
  path: 'Construction/construction-info' | 'MizeConstruction/construction-info',
  ids: Ids,
  as: Person,
) {
  const sites: (number | string)[] = [];
  for (const Id of ids) {
    const reply = await portal.call(path, { Id: Number(Id) }, { as });
    if (reply.raw.includes(WORD) && reply.raw.includes('에이타워관리단')) sites.push(Id);
  }
  return sites;
}

const isStaff = (as: Person): boolean => !['hanbit1', 'hanbit2', 'daon1', 'closed1'].includes(as);

/** What the lists of each area show: the naive model of the search. */
async function model(as: Person): Promise<Record<SearchKind, Ids>> {
  const outsourcedList = isStaff(as)
    ? 'Construction/all-construction-mize-list'
    : 'Construction/all-construction-partner-list';
  const outsourced = await listed(outsourcedList, { SearchStatus: 'A' }, as, 'id');
  const internal = await listed('MizeConstruction/all-construction-list', { SearchStatus: 'A' }, as, 'id');
  const notices = (prefix: string) =>
    listed(`${prefix}/all-notice-list` as 'Notice/all-notice-list', { SearchActiveStatus: 'N' }, as, 'noticeId');
  return {
    outsourced,
    outsourcedSite: await withSite('Construction/construction-info', outsourced, as),
    internal,
    internalSite: await withSite('MizeConstruction/construction-info', internal, as),
    company: isStaff(as) ? await listed('Company/all-company-list', {}, as, 'id') : [],
    manager: await listed('Manager/all-manager-list', { SearchActiveStatus: 'N' }, as, 'userId'),
    // All staff find what the department list shows to those who have its menu (D-681).
    employee: isStaff(as) ? await listed('Department/depart-user-list', {}, 'admin', 'userId') : [],
    notice: [...(await notices('Notice')), ...(await notices('MizeNotice'))],
    entry: await listed('Project/feed-list', { ProjectId: 0 }, as, 'entryId'),
    file: (
      await Promise.all(rooms.map((ProjectId) => listed('Project/room-file-list', { ProjectId }, as, 'fileId')))
    ).flat(),
  };
}

it.each(VIEWERS)('%s finds exactly what the lists of each area show (D-281)', async (as) => {
  const expected = await model(as);
  const groups = ['project', 'site', 'company', 'person', 'notice', 'entry', 'file'] as const;
  const rows = [];
  for (const SearchGroup of groups) rows.push(...rowsOf(await search(portal, WORD, as, { SearchGroup })));
  for (const kind of SEARCH_KINDS) {
    const keys = rows.filter((row) => row.kind === kind).map(({ key }) => key);
    expect([kind, keys.sort()]).toEqual([kind, expected[kind].map(String).sort()]);
  }
  const counts = Object.fromEntries((await search(portal, WORD, as)).groups.map(({ group, count }) => [group, count]));
  expect(counts).toEqual(
    Object.fromEntries(
      groups.flatMap((group) => {
        const count = Object.entries({
          project: expected.outsourced.length + expected.internal.length,
          site: expected.outsourcedSite.length + expected.internalSite.length,
          company: expected.company.length,
          person: expected.manager.length + expected.employee.length,
          notice: expected.notice.length,
          entry: expected.entry.length,
          file: expected.file.length,
        }).find(([name]) => name === group)?.[1];
        return count === undefined || count === 0 ? [] : [[group, count]];
      }),
    ),
  );
});

const PARTNERS: readonly Person[] = ['hanbit1', 'daon1', 'closed1'];

it.each(PARTNERS)('the terms that %s looks for stand in no row of another company or draft (D-281)', async (as) => {
  const { db } = portal.ctx;
  const { company_id: companyId } = await db
    .selectFrom('portal_user')
    .select('company_id')
    .where('user_id', '=', as)
    .executeTakeFirstOrThrow();
  const actor: Actor = { userId: as, userType: 'C', permission: '', companyId } as Actor;
  const kinds = searchKindsFor(actor, { managers: false });
  const terms = kinds.flatMap((kind) => searchedScopes(actor, kind, []).flatMap((scope) => termsOf(scope, WORD)));
  const { rows } = await sql<{ kind: string; own: boolean | null; status: string | null; board: string | null }>`
    select kind, company_id = ${companyId} as own, status, board from search_entry
    where terms && ${terms}::integer[]`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  const shared: readonly string[] = SHARED_STATUSES;
  const outside = rows.filter(({ kind, own, status, board }) =>
    kind === 'notice' ? board !== 'C' : !own && !(kind === 'outsourced' && shared.includes(status ?? '')),
  );
  expect(outside).toEqual([]);
});
