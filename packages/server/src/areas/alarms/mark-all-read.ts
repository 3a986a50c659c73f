import type { alarmCalls } from '@portal/contract/areas/alarms/calls';
import type { Handler } from '../../http/handlers.ts';
import { readAllAlarms } from './queries.ts';

/** Marks every alarm of the caller read (ALARM-29). */
export const markAllRead: Handler<typeof alarmCalls.markAllRead> = async (ctx) => {
  await readAllAlarms(ctx.db, ctx.actor.userId, ctx.now());
};
