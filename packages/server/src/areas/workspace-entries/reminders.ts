import { seoulTime } from '@portal/contract/core/dates';
import { findRoomRules } from '#areas/workspace/public/room-access.ts';
import { listMemberVisibility, raiseEntryAlarms } from '#areas/workspace/public/room-alarms.ts';
import type { Ctx } from '#context.ts';
import { inTransaction } from '#db/transaction.ts';
import { findEntry } from './queries/entries.ts';
import { claimReminders, listDecliners } from './queries/times.ts';

/** Times claimed per transaction; a process that is killed before the commit has claimed none. */
const BATCH = 20;

type Due = Awaited<ReturnType<typeof claimReminders>>[number];

/** Whether the time was over before a reminder was possible, for example after a long outage. */
const isOver = ({ end_day, end_time }: Due, now: Date): boolean =>
  `${end_day} ${end_time || '24:00'}` <= seoulTime(now).slice(0, 16);

async function remind(ctx: Ctx, due: Due): Promise<void> {
  const entry = await findEntry(ctx.db, due.entry_id);
  const room = entry && (await findRoomRules(ctx, entry.room_id));
  if (!entry || !room || room.isArchived || isOver(due, ctx.now())) return;
  const declined = await listDecliners(ctx.db, entry.id, due.day);
  const people = (await listMemberVisibility(ctx, room, entry)).map(({ userId }) => userId);
  const by = { userId: entry.author_id, isNotified: true };
  await raiseEntryAlarms(ctx, { room, entry, by, subject: entry.title, excerpt: entry.place }, [
    { kind: 'reminder', userIds: people.filter((userId) => !declined.includes(userId)) },
  ]);
}

/**
 * Raises the alarms of schedules whose reminder is due, for members who see them and have not declined. Each is raised
 * once across all processes. A reminder that no process raised in time is raised later (WORK-36).
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
