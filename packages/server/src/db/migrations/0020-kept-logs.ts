import { type Kysely, sql } from 'kysely';

/**
 * Logs that nobody rewrites (TH34): no row of them is changed, none goes before the law lets it, and then only by
 * `purge_log`, which notes that it did. A reading says what it was for; the page of the monthly review has its menu.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenReadings(db);
  await keepLogs(db);
  await addPurge(db);
  await sql`create index change_log_of_reviews on change_log (subject_key, id)
    where subject = '열람 점검'`.execute(db);
  await sql`insert into left_menu (id, top_menu_id, position, name, link) values
    (133, 7, 13, '열람 점검', '/reference/access-review')`.execute(db);
  await sql`
    insert into menu_grant (user_id, menu_type, menu_id)
    select user_id, 'L', 133 from menu_grant where menu_type = 'L' and menu_id = 130`.execute(db);
}

/** Until now only personal numbers were noted, of one person each. */
async function widenReadings(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table access_log
      add column task text not null default 'numbers',
      add column subjects integer not null default 1,
      add column odd_time boolean not null default false`.execute(db);
  await sql`alter table access_log alter column task drop default`.execute(db);
  await sql`create index access_log_by_subject on access_log (subject_id, at, id)`.execute(db);
  await sql`create index access_log_by_address on access_log (reader_id, address, at, id)`.execute(db);
  await sql`create index access_log_by_task on access_log (task, at, id)`.execute(db);
  await sql`create index access_log_odd on access_log (at, id) where odd_time`.execute(db);
  await sql`drop index access_log_by_reader`.execute(db);
  await sql`create index access_log_by_reader on access_log (reader_id, at, id)`.execute(db);
  await sql`create index access_log_numbers on access_log (reader_id, at) where task = 'numbers'`.execute(db);
}

const LOGS = ['access_log', 'security_event', 'change_log'] as const;

/** How long the law keeps a row is known to `log_kept` alone, which trigger and purge ask (threats, 5(3), 8(1)). */
async function keepLogs(db: Kysely<unknown>): Promise<void> {
  for (const table of LOGS) await sql`drop trigger log_stays on ${sql.table(table)}`.execute(db);
  await sql`drop function log_stays()`.execute(db);
  await sql`
    create function log_kept(log text) returns interval language sql immutable as $$
      select case log
        when 'access_log' then interval '2 years'
        when 'security_event' then interval '2 years'
        when 'change_log' then interval '3 years'
      end $$`.execute(db);
  await sql`
    create function log_stays() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - public.log_kept(tg_table_name) then return old; end if;
      end if;
      raise exception 'rows of % are not changed', tg_table_name;
    end $$`.execute(db);
  for (const table of LOGS) {
    await sql`create trigger log_stays before update or delete on ${sql.table(table)}
      for each row execute function log_stays()`.execute(db);
    await sql`create trigger log_stays_whole before truncate on ${sql.table(table)}
      for each statement execute function log_stays()`.execute(db);
  }
}

/**
 * Deletes at most so many rows from before a moment, never one that the law still keeps, and notes it. It runs with
 * the rights of who migrated: the role that serves has none to delete here.
 */
async function addPurge(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function purge_log(log text, before timestamptz, most integer) returns integer
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      limit_at timestamptz := least(before, now() - public.log_kept(log));
      gone integer;
    begin
      if limit_at is null or public.log_kept(log) is null then raise exception '% is no log', log; end if;
      execute format(
        'delete from public.%1$I where id in (select id from public.%1$I where at < $1 order by at, id limit $2)', log)
        using limit_at, most;
      get diagnostics gone = row_count;
      if gone > 0 then
        insert into public.security_event (at, event, user_id, user_name, address, detail)
        values (now(), 'purged', '', '', '', format('%s %s건 (%s 이전)', log, gone,
          to_char(limit_at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')));
      end if;
      return gone;
    end $$`.execute(db);
  await sql`revoke execute on function purge_log(text, timestamptz, integer) from public`.execute(db);
}
