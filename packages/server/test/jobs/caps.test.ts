import { DAY_MS, HOUR_MS } from '@portal/contract/core/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findHold, setAllowed } from '#db/job-holds.ts';
import { listRuns } from '#db/job-runs.ts';
import { runHourlyJobs } from '#jobs/hourly.ts';
import { commentOn } from '#test-kit/factories/comment.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const OLD = new Date('2026-10-01T00:00:00Z');
const MANY = 4000;

let portal: TestApp;
const logged: { details: object; text: string }[] = [];
beforeAll(async () => {
  portal = await startApp();
  const note = (details: object, text = '') => void logged.push({ details, text });
  Object.assign(portal.ctx, { log: { info: note, warn: note, error: note } });
});
afterAll(() => portal.close());

async function addOldAlarms(count: number): Promise<void> {
  const Id = await registerProject(portal);
  const comment_id = await commentOn(portal, Id, 'sales1');
  const { board, user_id, ...comment } = await portal.ctx.db
    .selectFrom('comment')
    .selectAll()
    .where('id', '=', comment_id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => ({ ...comment, id: undefined, board, user_id }));
  const added = await portal.ctx.db
    .insertInto('comment')
    .values(rows.map(({ id: _id, ...row }) => row))
    .returning('id')
    .execute();
  const alarm = { board, post_id: String(Id), subject: '제목', user_id: 'pm1', read_at: null, created_at: OLD };
  await portal.ctx.db
    .insertInto('alarm')
    .values(added.map(({ id }) => ({ ...alarm, comment_id: id })))
    .execute();
}

const countOld = async (): Promise<number> =>
  Number(
    (
      await portal.ctx.db
        .selectFrom('alarm')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '=', OLD)
        .executeTakeFirstOrThrow()
    ).count,
  );

async function runLater(hours: number): Promise<void> {
  portal.clock.now = new Date(portal.clock.now.getTime() + hours * HOUR_MS);
  await runHourlyJobs(portal.ctx);
}

it('a run that would remove too much is held until it is allowed (D-361)', async () => {
  await addOldAlarms(MANY);
  await runLater(1);
  await runLater(1);
  expect(await countOld()).toBe(MANY);
  expect(await findHold(portal.ctx.db, 'purgeOldAlarms')).toMatchObject({ reason: 'cap', what: 'alarm', due: MANY });
  const events = await portal.ctx.db
    .selectFrom('security_event')
    .select('detail')
    .where('event', '=', 'jobs')
    .execute();
  expect(events).toEqual([{ detail: expect.stringContaining(`${MANY}건`) }]);

  await setAllowed(portal.ctx.db, 'purgeOldAlarms', 'admin');
  await runLater(1);
  expect(await countOld()).toBe(0);
  expect(await findHold(portal.ctx.db, 'purgeOldAlarms')).toBeUndefined();
});

it('a permission covers what was due, and not much more', async () => {
  await addOldAlarms(MANY);
  await runLater(1);
  await setAllowed(portal.ctx.db, 'purgeOldAlarms', 'admin');
  await addOldAlarms(MANY);
  await runLater(1);
  expect(await countOld()).toBe(2 * MANY);
  await setAllowed(portal.ctx.db, 'purgeOldAlarms', 'admin');
  await runLater(1);
});

it('what a run removed stands in the log and in the database with counts', async () => {
  await addOldAlarms(7);
  await runLater(1);
  const [last] = (await listRuns(portal.ctx.db)).filter(({ name }) => name === 'purgeOldAlarms');
  expect(last?.counts).toEqual({ alarm: 7 });
  expect(logged).toContainEqual({ details: { job: 'purgeOldAlarms', removed: { alarm: 7 } }, text: 'job removed' });
});

it('unclaimed files above the cap stay, with their bytes', async () => {
  const uploaded_at = portal.clock.now;
  const names = Array.from({ length: 30 }, (_, index) => `2026110110153000${100 + index}_사진.jpg`);
  await portal.ctx.db
    .insertInto('stored_file')
    .values(
      names.map((name, index) => ({
        folder: 'Construction' as const,
        name,
        storage_key: index.toString(16).padStart(32, '0'),
        mime: 'image/jpeg',
        bytes: 1,
        uploaded_by: 'sales1',
        uploaded_at,
      })),
    )
    .execute();
  portal.clock.now = new Date(uploaded_at.getTime() + 2 * DAY_MS);
  await runHourlyJobs(portal.ctx);
  expect(await portal.ctx.db.selectFrom('stored_file').select('id').where('name', 'in', names).execute()).toHaveLength(
    30,
  );
  expect(await findHold(portal.ctx.db, 'purgePhotos')).toMatchObject({ reason: 'cap', what: 'Construction', due: 30 });
});
