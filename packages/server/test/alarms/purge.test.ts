import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeOldAlarms } from '#areas/alarms/public/alarms.ts';
import { openPostgres } from '#db/connect.ts';
import { claimRun } from '#jobs/hourly.ts';
import { commentOn } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const at = (minutes: number) => ({ ...portal.ctx, now: () => new Date(Date.UTC(2026, 10, 20, 6, minutes)) });

describe('the hourly purge (D-30, R22)', () => {
  it('runs once an hour', async () => {
    expect(await claimRun(at(0), 'job')).toBe(true);
    expect(await claimRun(at(0), 'job')).toBe(false);
    expect(await claimRun(at(30), 'job')).toBe(false);
    expect(await claimRun(at(30), 'another')).toBe(true);
    expect(await claimRun(at(60), 'job')).toBe(true);
    expect(await claimRun(at(61), 'job')).toBe(false);
  });

  it('is claimed by exactly one of many processes at the same moment', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => openPostgres(portal.databaseUrl, { error() {} })));
    try {
      for (let hour = 1; hour < 10; hour += 1) {
        const databases = [portal.ctx, ...others].flatMap(({ db }) => [db, db]);
        const claims = await Promise.all(databases.map((db) => claimRun({ ...at(hour * 60), db }, 'race')));
        expect(claims.filter(Boolean)).toHaveLength(1);
      }
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
  });

  it('removes more than one batch, and no recent alarm', async () => {
    const Id = await registerProject(portal);
    const young = await commentOn(portal, Id, 'sales1');
    const comments = await portal.ctx.db
      .insertInto('comment')
      .values(
        Array.from({ length: 2300 }, () => ({
          board: 'project' as const,
          post_id: String(Id),
          parent_id: null,
          user_id: 'sales1',
          content: '오래된 댓글',
          edited_at: null,
          deleted_at: null,
        })),
      )
      .returning('id')
      .execute();
    const old = { board: 'project' as const, post_id: String(Id), subject: '제목', user_id: 'pm1', read_at: null };
    await portal.ctx.db
      .insertInto('alarm')
      .values(comments.map(({ id }) => ({ ...old, comment_id: id, created_at: new Date('2026-11-01T00:00:00Z') })))
      .execute();
    await purgeOldAlarms.run(portal.ctx);
    const left = await portal.ctx.db.selectFrom('alarm').select('comment_id').distinct().execute();
    expect(left).toEqual([{ comment_id: young }]);
  });
});
