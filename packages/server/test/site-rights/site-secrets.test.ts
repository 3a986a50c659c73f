import { ALL_KINDS, PERMISSIONS, type Permission, USER_KINDS } from '@portal/contract/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { commentOn, replyTo } from '#test-kit/factories/comment.ts';
import { offerAgain, offerTwo, type WrittenSite, writeSite } from '#test-kit/factories/written-site.ts';
import type { Person } from '#test-kit/people.ts';
import { deliveredKeys } from '../notify/inboxes.ts';
import { isShowing, openFixture, PEOPLE, type PermissionFixture, sendRequest } from '../permissions/fixture.ts';
import { keyOf, REQUESTS } from '../permissions/requests/all.ts';
import { SITE_REQUESTS } from './site-requests.ts';

/** What staff write to each other. No answer to a contractor may contain it. */
const INTERNAL = '쌍화탕내부메모';
const CONTRACTORS = ALL_KINDS.filter((kind) => USER_KINDS[kind].actor?.userType === 'C');

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
});
afterAll(() => stage.portal.close());
beforeEach(() => stage.portal.resetLimits());

/** Calls that show something and that some contractor may make. */
const SHOWN = PERMISSIONS.filter((row) => isShowing(row) && row.may.some((kind) => CONTRACTORS.includes(kind)));
const isOfSite = (row: Permission): boolean => keyOf(row) in SITE_REQUESTS;

/** Comments and answers a comment on each project that has none yet. Returns how many. */
async function commentOnAll(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from outsourced_project project where deleted_at is null and not exists (
      select from comment where board = 'project' and post_id = project.id::text and content = ${INTERNAL})
  `.execute(stage.portal.ctx.db);
  for (const { id } of rows)
    await replyTo(stage.portal, await commentOn(stage.portal, id, 'pm1', INTERNAL), 'sales1', INTERNAL);
  return rows.length;
}

/** The answer to a call about a site. Calls of the site get its records, others with a project its id. */
async function askAbout(row: Permission, site: WrittenSite, as: Person) {
  const key = keyOf(row);
  const { portal } = stage;
  const ofSite = SITE_REQUESTS[key];
  if (ofSite) return sendRequest(stage, row, await ofSite({ portal, site, as, served: () => false }), as);
  const made = await (REQUESTS[key] ?? (() => expect.unreachable('no request')))(stage, as);
  const body = { ...made.body, ...(made.body && 'Id' in made.body ? { Id: site.Id } : {}) };
  return sendRequest(stage, row, { ...made, body }, as);
}

it('no internal comment is in any answer to a contractor (D-433, D-434)', async () => {
  const site = await writeSite(stage.portal, await offerTwo(stage.portal), ['hanbit1', 'hanbit2']);
  await deliveredKeys(stage.portal);
  let comments = 0;
  for (const row of SHOWN) {
    const made = await (REQUESTS[keyOf(row)] ?? (() => expect.unreachable('no request')))(stage, 'hanbit1');
    comments += await commentOnAll();
    await stage.portal.resetLimits();
    for (const kind of CONTRACTORS) {
      const as = PEOPLE[kind] ?? 'hanbit1';
      const replies = [await sendRequest(stage, row, made, as), await askAbout(row, site, as)];
      for (const { body } of replies)
        expect([keyOf(row), kind, body.includes(INTERNAL)]).toEqual([keyOf(row), kind, false]);
    }
  }
  // The words are there for staff, on this project and on many others.
  expect(comments).toBeGreaterThan(20);
  const staff = await stage.portal.call(
    'Comment/comment-all-list',
    { Id: site.Id, BoardType: 'project' },
    { as: 'pm1' },
  );
  expect(staff.raw.split(INTERNAL).length - 1).toBe(2);
});

/** The lists of a site, in each of which its texts stand. */
const LISTS = ['Site/talk-list', 'Site/photo-list', 'Site/log-list', 'Site/receipt-list', 'Site/report-list'];

it('neither a former winner nor the next one finds a word of the other in any answer (D-433)', async () => {
  const { portal } = stage;
  const former = await writeSite(portal, await offerTwo(portal), ['hanbit1', 'hanbit2'], '한빛의');
  for (const Id of [former.Id, former.second.Id]) await offerAgain(portal, Id);
  const next = await writeSite(portal, [former.Id, former.second.Id], ['daon1'], '다온의');
  // Messages of both awards are in the inboxes, where their texts are made anew at each reading.
  expect(await deliveredKeys(portal)).toContain('daon1 siteTalk');
  const seenBy = async (row: Permission, site: WrittenSite, as: Person, words: string): Promise<boolean> =>
    (await askAbout(row, site, as)).body.includes(words);

  for (const row of SHOWN) {
    const key = keyOf(row);
    await portal.resetLimits();
    for (const as of ['hanbit1', 'hanbit2'] as const) {
      expect([key, as, await seenBy(row, next, as, '다온의')]).toEqual([key, as, false]);
    }
    expect([key, 'daon1', await seenBy(row, former, 'daon1', '한빛의')]).toEqual([key, 'daon1', false]);
    if (!LISTS.includes(key)) continue;
    // The words that were looked for stand in the answers to those who may read them.
    for (const as of ['daon1', 'pm2'] as const)
      expect([key, await seenBy(row, next, as, '다온의')]).toEqual([key, true]);
    expect([key, await seenBy(row, former, 'pm2', '한빛의')]).toEqual([key, true]);
  }
  for (const as of ['hanbit1', 'hanbit2'] as const) {
    const found = await portal.call('Search/search-list', { SearchKey: '다온의' }, { as });
    expect([found.status, found.raw.includes('다온의 ')]).toEqual([200, false]);
  }
  expect(SHOWN.filter(isOfSite).map(keyOf)).toEqual(expect.arrayContaining(LISTS));
});
