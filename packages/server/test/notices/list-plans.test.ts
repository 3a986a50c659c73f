import { sharedNoticeCalls } from '@portal/contract/areas/notices/both-boards-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLanding } from '#areas/notices/read-notices.ts';
import { listReaders } from '#areas/notices/readers.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { insertPeople } from '#test-kit/people.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';
import { actorOf, ctxOf, fillNotices, listAs, readAs } from './many-notices.ts';

const ROWS = 20_000;
let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  database = await startDatabase();
  await insertPeople(database.db);
  await fillNotices(database, ROWS);
  await sql`insert into notice_reading (notice_id, user_id, read_at)
    select id, user_id, now() from notice, (values ('hanbit1'), ('daon1'), ('pm1')) as person(user_id)
    where id % 3 > 0`.execute(database.db);
  await sql`insert into notice_reminder (notice_id, user_id, reminded_at, reminded_by, answered)
    select id, 'hanbit2', now(), 'pm1', id % 100 > 0 from notice where id % 3 > 0`.execute(database.db);
  await sql`insert into notice_count (notice_id, views, readers) select id, 9, 2 from notice`.execute(database.db);
  await sql`insert into comment (board, post_id, user_id, content)
    select 'notice', id::text, 'pm1', '확인' from notice`.execute(database.db);
  await sql`analyze notice_reading, notice_reminder, notice_count, comment`.execute(database.db);
  await sql`vacuum notice`.execute(database.db);
  watch = watchPlans(database);
});
afterAll(() => database.close());

const PLACE = 'notice_by_place';
const TEXT = 'notice_by_text';
const partner = actorOf('hanbit1', 'C');
const staff = actorOf('pm2', 'M');
const manager = actorOf('admin', 'M', 'M');
const keyword = (SearchKey: string, SearchType: 'noticeSubject' | 'noticeText' = 'noticeSubject') => ({
  SearchType,
  SearchKey,
});

/** Tables that grow with the notices. No query may scan one of them completely. */
const LONG = ['notice', 'notice_reading', 'notice_count', 'notice_file', 'notice_reminder', 'comment'];

describe('lists of notices (LISTS-08)', () => {
  // Where nearly all notices match, the primary key in order is as good as an index of the board.
  it.each<[string, typeof partner, Parameters<typeof listAs>[2], string[]]>([
    ['contractors', partner, {}, []],
    ['contractors, the last page', partner, { Page: 1440 }, []],
    ['contractors, 1000 rows', partner, { PageSize: 1000 }, []],
    ['contractors, pinned', partner, { pinned: true }, [PLACE]],
    ['contractors, a common keyword', partner, keyword('안내'), [TEXT]],
    ['contractors, a single letter', partner, keyword('안'), [TEXT]],
    ['contractors, a rare keyword', partner, keyword('누수'), [TEXT]],
    ['contractors, a rare keyword in the text', partner, keyword('특수', 'noticeText'), [TEXT]],
    ['contractors, a phrase', partner, keyword('특수 공구', 'noticeText'), [TEXT]],
    ['staff', staff, {}, []],
    ['staff, a rare keyword', staff, keyword('누수'), [TEXT]],
    ['permission M', manager, {}, [PLACE]],
    ['permission M, deleted ones', manager, { SearchActiveStatus: 'Y' }, [PLACE]],
    ['permission M, both', manager, { SearchActiveStatus: 'A' }, [PLACE]],
  ])('%s: an index gives page and total', async (_, actor, fields, indexes) => {
    const plans = await watch.plansOf(() => listAs(watch.watched, actor, fields));
    expect(plans.answer.totalCount).toBeGreaterThan(0);
    for (const index of indexes) expect([...plans.indexes]).toContain(index);
    expect(plans.scans.filter((table) => LONG.includes(table ?? ''))).toEqual([]);
  });
});

it('a long page needs as many statements as a short one', async () => {
  const few = await watch.plansOf(() => listAs(watch.watched, partner, { PageSize: 5 }));
  const many = await watch.plansOf(() => listAs(watch.watched, partner, { PageSize: 300 }));
  expect([few.answer.rows.length, many.answer.rows.length, many.statements]).toEqual([5, 300, few.statements]);
});

describe('plans of one notice', () => {
  it.each([
    ['contractors', partner],
    ['staff', staff],
    ['permission M', manager],
  ])('%s: the notice, its neighbours and its counts are read by key, with any number of readers', async (_, actor) => {
    const plans = await watch.plansOf(() => readAs(watch.watched, actor, 10_001));
    expect(plans.answer?.noticeId).toBe(10_001);
    expect(plans.answer?.previous?.noticeId).toBeLessThan(10_001);
    expect(plans.scans.filter((table) => LONG.includes(table ?? ''))).toEqual([]);
  });

  it('its readers are found by the key of each user', async () => {
    const input = {
      NoticeId: 10_001,
      SearchGroupKey: '',
      Page: 1,
      PageSize: 30,
      SearchReadStatus: 'A',
      SearchKey: '',
    } as const;
    const plans = await watch.plansOf(() =>
      listReaders('C')(ctxOf(watch.watched, manager), { ...input, LoginUserId: '' }),
    );
    expect(plans.answer.meta).toEqual({ readCount: expect.any(Number), unreadCount: expect.any(Number) });
    expect(plans.scans.filter((table) => LONG.includes(table ?? ''))).toEqual([]);
  });

  it('the notices on the landing page are found by the open ones, not by all notices ever', async () => {
    const reader = actorOf('hanbit2', 'C');
    const input = sharedNoticeCalls.listLanding.request.parse({});
    const plans = await watch.plansOf(() => listLanding(ctxOf(watch.watched, reader), input));
    expect(plans.answer.length).toBeGreaterThan(0);
    expect([...plans.indexes]).toContain('notice_reminder_open');
    expect([...plans.indexes]).toContain('notice_must_read');
    expect(plans.scans.filter((table) => LONG.includes(table ?? ''))).toEqual([]);
  });
});
