import { seoulTime } from '@portal/contract/core/dates';
import { findRoomRules } from '#areas/workspace/public/room-access.ts';
import { listNameable, tellPeople } from '#areas/workspace/public/room-alarms.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { findEntry } from './queries/entries.ts';
import { claimReminders, listDecliners } from './queries/times.ts';

/** Times claimed at once; a process that is killed before its commit has claimed none of them. */
const BATCH = 20;

type Due = Awaited<ReturnType<typeof claimReminders>>[number];

/** Whether a time was over before anybody could be reminded of it, as after a long stand-still. */
const isOver = ({ end_day, end_time }: Due, now: Date): boolean =>
  `${end_day} ${end_time || '24:00'}` <= seoulTime(now).slice(0, 16);

async function remind(ctx: Ctx, due: Due): Promise<void> {
  const entry = await findEntry(ctx.db, due.entry_id);
  const room = entry && (await findRoomRules(ctx, entry.room_id));
  if (!entry || !room || room.isArchived || isOver(due, ctx.now())) return;
  const declined = await listDecliners(ctx.db, entry.id, due.day);
  const people = (await listNameable(ctx, room, entry)).map(({ userId }) => userId);
  const by = { userId: entry.author_id, isTold: true };
  await tellPeople(ctx, { room, entry, by, subject: entry.title, excerpt: entry.place }, [
    { kind: 'reminder', userIds: people.filter((userId) => !declined.includes(userId)) },
  ]);
}

/**
 * Raises the alarms of schedules whose reminder is due, for those who see them and have not declined: each once,
 * whichever process asks, and also when no process ran at its moment (WORK-36).
 */
export async function raiseReminders(ctx: Ctx): Promise<void> {
  for (let claimed = BATCH; claimed === BATCH; ) {
    claimed = await inTransaction(ctx, async (tx) => {
      const due = await claimReminders(tx.db, tx.now(), BATCH);
      for (const time of due) await remind(tx, time);
      return due.length;
    });
  }
}
