import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRoom } from '#test-kit/factories/room.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

it('a task is in feed, table, board, calendar and search of its room, and nowhere for strangers', async () => {
  const ProjectId = await makeRoom(portal);
  const task = { ProjectId, Title: '도면 반영', StartDay: '2026-11-20', DueDay: '2026-11-25' };
  const added = await portal.call('Project/task-add', task, { as: 'pm1' });
  expect([added.status, added.raw]).toEqual([200, expect.any(String)]);
  const entryId = added.ok.data[0]?.entryId;
  const query = { ProjectId, FromDay: '2026-11-01', ToDay: '2026-11-30', SearchKey: '도면' };
  for (const path of [
    'Project/feed-list',
    'Project/task-list',
    'Project/calendar-list',
    'Project/entry-search',
  ] as const) {
    const seen = await portal.call(path, query, { as: 'pm1' });
    expect([path, seen.ok.data?.map((row) => row.entryId)]).toEqual([path, [entryId]]);
    expect([path, (await portal.call(path, query, { as: 'pm2' })).status]).toEqual([path, 404]);
  }
  const board = await portal.call('Project/task-board', query, { as: 'pm1' });
  expect(board.ok.data[0]?.cards.map((card) => card.entryId)).toEqual([entryId]);
});
