import { LIMIT_ALARM, OUTBOX_BOARD } from '@portal/contract/areas/alarms/feed';
import { StaffLetter } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { notifySql } from '../queries.ts';

/** The month and the words of an alarm that a monthly limit is near. */
export type LimitAlarm = { month: string; subject: string; excerpt: string };

/** Adds an alarm for each active user with permission M, and notifies them at commit. They are its author themselves. */
export const insertLimitAlarms = (db: Ctx['db'], { month, subject, excerpt }: LimitAlarm, createdAt: Date) =>
  sql`
    with raised as (
      insert into alarm (user_id, board, post_id, subject, created_at, kind, author_id, excerpt)
      select user_id, ${OUTBOX_BOARD}, ${month}, ${subject}, ${createdAt}::timestamptz, ${LIMIT_ALARM}, user_id, ${excerpt}
      from portal_user
      where ${isEmployedStaff()} and permission = ${sql.lit(StaffLetter.Manager)}
      order by user_id
      returning user_id)
    select ${notifySql}`.execute(db);
