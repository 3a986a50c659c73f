import { searchCalls } from '@portal/contract/areas/search/calls';
import type { Actor } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { find } from '#areas/search/find-records.ts';
import { saveSearchEntries } from '#areas/search/public/search-entries.ts';
import type { CallCtx } from '#context.ts';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { insertEntry, makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';
import { found } from './search-kit.ts';

const ROOMS = 500;
/** Six words of a keyword that is as long as it may be. */
const LONG =
  '무선공유기설치공사확인서전달 지하이층배선반교체작업일정표 옥상카메라점검결과사진첨부 감지기자재반입목록재확인요청 출입문개폐장치수리완료보고서 현장소장통화내용정리마침';

let portal: TestApp;
let last: number;
let watch: ReturnType<typeof watchPlans>;

beforeAll(async () => {
  portal = await startApp();
  const { db } = portal.ctx;
  await makeRoom(portal, {}, { as: 'pm2' });
  const model = await makeRoom(portal);
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into room (name, description, color, home_tab, needs_approval, create_post, edit_post, view_post,
        create_comment, view_file, download_file, created_by)
      select name || number, description, color, home_tab, needs_approval, create_post, edit_post, view_post,
        create_comment, view_file, download_file, created_by
      from room, generate_series(1, ${ROOMS - 1}::int) number where room.id = ${model} returning id),
    joined as (insert into room_member (room_id, user_id, is_admin) select id, 'pm1', id % 3 = 0 from made)
    select max(id) as id from made`.execute(db);
  last = Number(rows[0]?.id);
  const entry = { at: portal.clock.now, author_id: 'sales1', visibility: 'A' as const };
  await saveSearchEntries(
    db,
    [LONG, `${LONG.slice(0, -1)}칠`, '배선반 교체'].map((title, key) => ({
      kind: 'entry' as const,
      key,
      entry: { ...entry, title, room_id: last },
    })),
  );
  // Newer ones of the same room, so that the newest rows alone do not answer.
  for (let from = 100; from < 2200; from += 700) {
    await saveSearchEntries(
      db,
      Array.from({ length: 700 }, (_, at) => ({
        kind: 'entry' as const,
        key: from + at,
        entry: {
          ...entry,
          title: `점검 ${from + at}`,
          at: new Date(portal.clock.now.getTime() + 60_000),
          room_id: last,
        },
      })),
    );
  }
  await sql`analyze search_entry`.execute(db);
  watch = watchPlans({ db: portal.ctx.db, pool: portal.pool } as never);
});
afterAll(() => portal.close());

/** The statement of a search, and the numbers that it is given. */
async function searchedBy(userId: string, SearchKey: string) {
  const actor = { userId, userType: 'M', permission: 'F', companyId: 1 } as Actor;
  const ctx = {
    ...portal.ctx,
    db: watch.watched.db,
    actor,
    from: { address: '127.0.0.1', token: undefined },
  } as CallCtx;
  const { texts, indexes } = await watch.plansOf(() => find(ctx, searchCalls.find.request.parse({ SearchKey })));
  return { text: texts.find((text) => text.includes('search_entry')) ?? '', indexes };
}

it.each(['배선반 교체', LONG])('a member of 500 rooms finds what only one of them has: %j', async (keyword) => {
  const titles = await found(portal, keyword, 'pm1');
  expect(titles).toContain(`entry ${keyword}`);
  expect(await found(portal, keyword, 'pm2')).toEqual([]);
});

it.each(['배선반', '뷁쒧', LONG])('a search costs one plan, however many rooms there are: %j', async (keyword) => {
  const [many, few] = [await searchedBy('pm1', keyword), await searchedBy('pm2', keyword)];
  expect(many.text.length).toBeLessThan(few.text.length + 500);
  expect([...many.indexes]).toContain('search_entry_by_term');
});

it('the search of the workspace finds in 500 rooms what one of them has, by few terms for each', async () => {
  const Content = `<p>${LONG}</p>`;
  const EntryId = await makeEntry(portal, last, { Content });
  for (let at = 0; at < 110; at += 1) await insertEntry(portal, last, { author: 'pm1' });
  for (const SearchKey of [LONG, '배선반교체작업']) {
    const reply = await portal.call('Project/entry-search', { ProjectId: 0, SearchKey }, { as: 'pm1' });
    expect(reply.ok.data.map(({ entryId }) => entryId)).toEqual([EntryId]);
  }
});
