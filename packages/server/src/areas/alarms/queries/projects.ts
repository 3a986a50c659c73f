import type { ProjectAlarmKind } from '@portal/contract/areas/alarms/feed';
import { GATHER_MS } from '@portal/contract/areas/notify/kinds';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { isEmployedStaff } from '#db/employed-staff.ts';
import { notifySql, TALK_CHANNEL } from '../queries.ts';

type Db = Ctx['db'];

/** An alarm of an outsourced project that no comment causes, with the staff who get it. */
export type ProjectAlarm = {
  kind: ProjectAlarmKind;
  projectId: number;
  subject: string;
  authorId: string;
  staff: readonly string[];
  excerpt: string;
};

/**
 * Adds an alarm for each of the staff who is active, and notifies them at commit. Who has the same alarm unread since
 * less than a minute gets no further one.
 */
export const insertProjectAlarms = (db: Db, alarm: ProjectAlarm, createdAt: Date) =>
  sql`
    with raised as (
      insert into alarm (user_id, board, post_id, subject, created_at, kind, author_id, excerpt)
      select user_id, 'project', ${String(alarm.projectId)}, ${alarm.subject}, ${createdAt}::timestamptz,
        ${alarm.kind}, ${alarm.authorId}, ${alarm.excerpt}
      from portal_user
      where user_id = any(${alarm.staff}::text[]) and ${isEmployedStaff()}
        and not exists (
          select from alarm former
          where former.user_id = portal_user.user_id and former.board = 'project'
            and former.post_id = ${String(alarm.projectId)} and former.kind = ${alarm.kind}
            and former.excerpt = ${alarm.excerpt} and former.read_at is null
            and former.created_at > ${new Date(createdAt.getTime() - GATHER_MS)}::timestamptz)
      order by user_id
      returning user_id)
    select ${notifySql}`.execute(db);

/** Announces a changed talk at commit. */
export const notifyTalk = (db: Db, text: string) => sql`select pg_notify(${TALK_CHANNEL}, ${text})`.execute(db);
