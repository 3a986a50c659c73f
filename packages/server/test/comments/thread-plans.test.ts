import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageThread } from '#areas/comments/queries/thread.ts';
import { insertComments, insertWithAlarms } from '#areas/comments/queries.ts';
import type { OpenDatabase } from '#db/connect.ts';
import { insertPeople } from '#test-kit/people.ts';
import { startDatabase } from '#test-kit/start-database.ts';
import { watchPlans } from '../outsourced-projects/watch-plans.ts';

const POSTS = 10_000;
const BUSY = { board: 'project', key: '7' } as const;

let database: OpenDatabase;
let watch: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  database = await startDatabase();
  const { db } = database;
  await insertPeople(db);
  await sql`insert into comment (board, post_id, user_id, content)
    select 'project', n::text, 'pm1', '확인' from generate_series(1, ${POSTS}::int) n, generate_series(1, 2) k`.execute(
    db,
  );
  await sql`insert into comment (board, post_id, user_id, content, automatic)
    select 'project', ${BUSY.key}::text, (array['pm2', 'sales1'])[1 + n % 2], '확인', n % 2 = 0
    from generate_series(1, 1000) n`.execute(db);
  await sql`vacuum analyze comment`.execute(db);
  watch = watchPlans(database);
});
afterAll(() => database.close());

// These are the queries of the thread alone. Checks of the post have plans of their own.
it('one statement reads a page of a thread with its authors from an index, in threads of any length', async () => {
  const few = { ...BUSY, key: '8' };
  for (const [position, before, length] of [
    [few, 0, 2],
    [BUSY, 0, 100],
    [BUSY, 2 * POSTS + 500, 100],
  ] as const) {
    const plans = await watch.plansOf(() => pageThread(watch.watched.db, position, { before }));
    expect([plans.answer.comments.length, plans.statements]).toEqual([length, 1]);
    expect([...plans.indexes]).toContain('comment_by_post');
    expect(plans.scans).not.toContain('comment');
  }
});

it('an index finds the earlier commenters, without the lines of the history', async () => {
  const row = {
    parent_id: null,
    user_id: 'admin',
    content: '네',
    created_at: new Date(),
    edited_at: null,
    deleted_at: null,
  };
  const { db } = watch.watched;
  const alarmSource = { ...BUSY, subject: '현장', addressees: [], writer: 'admin', createdAt: row.created_at };
  const added = await watch.plansOf(() => insertComments(db, BUSY, [row]));
  const insertPlans = await watch.plansOf(() => insertWithAlarms(db, alarmSource, [row]));
  expect(added.answer.commenters.toSorted()).toEqual(['pm1', 'sales1']);
  for (const plans of [added, insertPlans]) {
    expect([...plans.indexes].some((index) => ['comment_spoken', 'comment_by_post'].includes(index))).toBe(true);
    expect([plans.scans.includes('comment'), plans.statements]).toEqual([false, 1]);
  }
});
