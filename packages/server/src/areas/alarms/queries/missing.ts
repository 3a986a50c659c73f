import { MISSING_ALARM, SITES_BOARD } from '@portal/contract/areas/alarms/feed';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { notifySql } from '../queries.ts';

/** What one of staff is told of the missing crews of a day. */
export type MissingAlarm = { userId: string; day: string; excerpt: string };

/** Adds these alarms for those who are active staff, and notifies them at commit. They are its author themselves. */
export const insertMissingAlarms = (db: Ctx['db'], alarms: readonly MissingAlarm[], subject: string, createdAt: Date) =>
  sql`
    with raised as (
      insert into alarm (user_id, board, post_id, subject, created_at, kind, author_id, excerpt)
      select told.user_id, ${SITES_BOARD}, told.day, ${subject}, ${createdAt}::timestamptz, ${MISSING_ALARM},
        told.user_id, told.excerpt
      from unnest(
          ${alarms.map(({ userId }) => userId)}::text[],
          ${alarms.map(({ day }) => day)}::text[],
          ${alarms.map(({ excerpt }) => excerpt)}::text[]) told (user_id, day, excerpt)
        join portal_user person on person.user_id = told.user_id
      where ${isEmployedStaff('person')}
      order by told.user_id
      returning user_id)
    select ${notifySql}`.execute(db);
