import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { timesChecks } from '@portal/contract/areas/workspace-entries/forms';
import { seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import type { Handler } from '#http/handler-types.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockEntry } from './access.ts';
import { askAgainAfter } from './ask-again.ts';
import { changeEntry, touchEntry } from './change-entry.ts';
import { notifyPeople } from './people.ts';
import { listNextTimes } from './queries/parts.ts';
import { findTime, listTimes, putAnswer, updateTime } from './queries/times.ts';
import { timeColumns } from './times.ts';

type Calls = typeof workspaceEntryCalls;

/** Changes the days and hours of one time of a schedule; the rest of a series stays. */
export const editTime: Handler<Calls['editTime']> = async (ctx, input) => {
  const locked = await lockEntry(ctx, input.EntryId, 'edit');
  const { entry } = locked;
  const time = (await findTime(ctx.db, entry.id, input.Day)) ?? refuse('NOT_FOUND');
  refuseFailedCheck(firstFailure(timesChecks, input));
  refuseStale(input.Version, entry);
  const isOnly = (await listTimes(ctx.db, entry.id)).length === 1;
  const recipients = await askAgainAfter(ctx, entry, () =>
    changeEntry(ctx, locked, { isEdit: true }, async () => {
      await updateTime(ctx.db, entry.id, time.day, {
        ...timeColumns(ctx, input, entry.reminder),
        ...(isOnly ? { day: input.StartDay } : { changed: true }),
      });
    }),
  );
  await notifyPeople(ctx, locked, recipients);
};

/** Leaves one time out of a series. The last time can only be deleted with its schedule. */
export const removeTime: Handler<Calls['removeTime']> = async (ctx, input) => {
  const locked = await lockEntry(ctx, input.EntryId, 'edit');
  const { entry } = locked;
  const time = (await findTime(ctx.db, entry.id, input.Day)) ?? refuse('NOT_FOUND');
  refuseStale(input.Version, entry);
  const remaining = (await listTimes(ctx.db, entry.id)).filter(({ left_out }) => !left_out);
  if (remaining.length === 1) refuse('BAD_STATE');
  await changeEntry(ctx, locked, { isEdit: true }, async () => {
    await updateTime(ctx.db, entry.id, time.day, { left_out: true, remind_at: null });
  });
};

/** Saves the caller's answer to one time, by default to the next one. */
export const attend: Handler<Calls['attend']> = async (ctx, input) => {
  const locked = await lockEntry(ctx, input.EntryId, 'attend');
  const { entry } = locked;
  const [next] = await listNextTimes(ctx.db, [entry.id], seoulTime(ctx.now()).slice(0, 16));
  const { day } = (input.Day === '' ? next : await findTime(ctx.db, entry.id, input.Day)) ?? refuse('NOT_FOUND');
  const attendance = input.Attendance || refuse('BAD_REQUEST', { field: 'Attendance' });
  await putAnswer(ctx.db, { entry_id: entry.id, day, user_id: ctx.actor.userId, attendance });
  await touchEntry(ctx, locked);
};
