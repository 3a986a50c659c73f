import { TASK_STATUS_CODES } from '@portal/contract/areas/workspace-entries/kinds';
import { seoulDay } from '@portal/contract/core/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';

let loaded: Loaded;
beforeAll(async () => {
  loaded = await load();
});
afterAll(() => loaded.close());

describe('the workspace of the demonstration', () => {
  it('has five rooms with different permissions, each with two admins', async () => {
    const rooms = await loaded.ctx.db.selectFrom('room').selectAll().execute();
    const permissions = rooms.map((room) =>
      [
        room.create_post,
        room.edit_post,
        room.view_post,
        room.create_comment,
        room.view_file,
        room.download_file,
      ].join(),
    );
    expect([rooms.length, new Set(permissions).size]).toEqual([5, 5]);
    const admins = await loaded.ctx.db
      .selectFrom('room_member')
      .select('room_id')
      .where('is_admin', '=', true)
      .execute();
    expect(admins.length).toBe(10);
  });

  it('has tasks in every status, schedules around today, comments, and stored files', async () => {
    const { db } = loaded.ctx;
    const entries = await db.selectFrom('room_entry').select(['task_status', 'comment_count']).execute();
    expect(new Set(entries.flatMap(({ task_status }) => task_status ?? []))).toEqual(new Set(TASK_STATUS_CODES));
    const today = seoulDay(NOW);
    const days = (await db.selectFrom('room_occurrence').select('start_day').execute()).map(
      ({ start_day }) => start_day,
    );
    expect([days.some((day) => day < today), days.some((day) => day > today)]).toEqual([true, true]);
    const comments = await db.selectFrom('room_comment').select('id').execute();
    expect(comments.length).toBe(entries.reduce((sum, { comment_count }) => sum + comment_count, 0));
    const files = await db.selectFrom('room_file').select('name').execute();
    const stored = await db.selectFrom('stored_file').select('name').where('folder', '=', 'Workspace').execute();
    expect(files.map(({ name }) => name).sort()).toEqual(stored.map(({ name }) => name).sort());
    expect(files.length).toBeGreaterThan(4);
  });
});
