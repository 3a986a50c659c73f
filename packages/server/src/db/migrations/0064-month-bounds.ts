import { type Kysely, sql } from 'kysely';
import { boundOf } from './by-month.ts';

const SAFE = sql.raw(`set search_path = pg_catalog, public, pg_temp set timezone = 'Asia/Seoul' set datestyle = 'ISO'`);

const functions = [
  // The first moment after a partition; null for the one of all other rows.
  sql`
    create function partition_end(part oid) returns timestamptz language sql stable ${SAFE} as $$
      select substring(pg_get_expr(relpartbound, oid) from 'TO \\(''([^'']+)''\\)')::timestamptz
      from pg_class where oid = part $$`,

  // Makes the month of a moment and the next three for every table that is split by month. Rows that came before their
  // month was made stay where they are. The serving role may call it, and has no right on the partitions.
  sql`
    create function make_months(at timestamptz) returns integer
    language plpgsql security definer ${SAFE} set lock_timeout = '2s' as $$
    declare
      parent record;
      month timestamptz;
      part text;
      is_taken boolean;
      made integer := 0;
    begin
      perform pg_advisory_xact_lock(hashtextextended('months', 0));
      for parent in
        select relation.oid, relation.relname as name, attname as key,
          exists (select from pg_trigger where tgrelid = relation.oid and tgname = 'log_stays') as is_log
        from pg_class as relation join pg_partitioned_table on partrelid = relation.oid
          join pg_attribute on attrelid = relation.oid and attnum = partattrs[0]
        where relation.relnamespace = 'public'::regnamespace and partstrat = 'r' order by relation.relname
      loop
        for month in
          select date_trunc('month', at) + ahead * interval '1 month' from generate_series(0, 3) as ahead
        loop
          part := parent.name || to_char(month, '_YYYY_MM');
          continue when to_regclass(format('public.%I', part)) is not null or exists (
            select from pg_inherits join pg_class on pg_class.oid = inhrelid
            where inhparent = parent.oid and relname = parent.name || '_before' and partition_end(inhrelid) > month);
          execute format('select exists (select from public.%I where %I >= $1 and %I < $2)',
            parent.name || '_beyond', parent.key, parent.key)
            into is_taken using month, month + interval '1 month';
          continue when is_taken;
          execute format('create table public.%I (like public.%I including all)', part, parent.name || '_beyond');
          if parent.is_log then
            execute format('create trigger log_stays_whole before truncate on public.%I
              for each statement execute function log_stays()', part);
          end if;
          execute format('alter table public.%I attach partition public.%I for values from (%L) to (%L)',
            parent.name, part, month, month + interval '1 month');
          made := made + 1;
        end loop;
      end loop;
      return made;
    end $$`,
  sql`revoke execute on function make_months(timestamptz) from public`,

  // Drops the partitions of a table that ended before a moment, and returns the number of their rows.
  sql`
    create function drop_months(parent text, before timestamptz) returns bigint
    language plpgsql ${SAFE} set lock_timeout = '2s' as $$
    declare
      part regclass;
      rows bigint;
      gone bigint := 0;
    begin
      for part in
        select inhrelid::regclass from pg_inherits
        where inhparent = format('public.%I', parent)::regclass and partition_end(inhrelid) <= before
      loop
        execute format('select count(*) from %s', part) into rows;
        execute format('drop table %s', part);
        gone := gone + rows;
      end loop;
      return gone;
    end $$`,
  sql`revoke execute on function drop_months(text, timestamptz) from public`,

  // Rows are only deleted from the tables that are no month; the argument is the log of a partition.
  sql`
    create or replace function log_stays() returns trigger
    language plpgsql set search_path = pg_catalog, public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < now() - public.log_kept(coalesce(tg_argv[0], tg_table_name)) then return old; end if;
      end if;
      raise exception 'rows of % are not changed', coalesce(tg_argv[0], tg_table_name);
    end $$`,
  sql`
    create or replace function purge_log(log text, before timestamptz, most integer) returns integer
    language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
    declare
      limit_at timestamptz := least(before, now() - public.log_kept(log));
      part regclass;
      rows integer;
      gone integer;
    begin
      if limit_at is null or public.log_kept(log) is null then raise exception '% is no log', log; end if;
      gone := public.drop_months(log, limit_at);
      for part in
        select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname in (log, log || '_before', log || '_beyond')
      loop
        execute format('delete from %1$s where id in (select id from %1$s where at < $1 order by at, id limit $2)', part)
          using limit_at, greatest(most - gone, 0);
        get diagnostics rows = row_count;
        gone := gone + rows;
      end loop;
      if gone > 0 then
        insert into public.security_event (at, event, user_id, user_name, address, detail)
        values (now(), 'purged', '', '', '', format('%s %s건 (%s 이전)', log, gone,
          to_char(limit_at at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI')));
      end if;
      return gone;
    end $$`,

  // Drops the months of deliveries that ended before a moment, and adds them to their numbers (D-384).
  sql`
    create function drop_delivery_months(before timestamptz) returns bigint
    language plpgsql security definer ${SAFE} as $$
    begin
      insert into public.notify_month as m (month, key, channel, state, total)
      select date_trunc('month', d.created_at)::date, e.key, d.channel, d.state, count(*)
      from public.notify_delivery d join public.notify_event e on e.id = d.event_id
      where d.created_at < before and d.tableoid in (
        select inhrelid from pg_inherits
        where inhparent = 'public.notify_delivery'::regclass and partition_end(inhrelid) <= before)
      group by 1, 2, 3, 4
      on conflict (month, key, channel, state) do update set total = m.total + excluded.total;
      return public.drop_months('notify_delivery', before);
    end $$`,
  sql`revoke execute on function drop_delivery_months(timestamptz) from public`,
];

/** Why no row of the version before is refused by the new checks. */
export const suits = 'their end lies months ahead, and the next steps take them away from the tables that are written';

const TABLES = [
  { table: 'access_log', column: 'at' },
  { table: 'change_log', column: 'at' },
  { table: 'security_event', column: 'at' },
  { table: 'notify_delivery', column: 'created_at' },
] as const;

/**
 * The first step to partitions by month (D-652): their functions, and a check for each table. It says that all rows are
 * older than the month after next, and is not proved yet. So there is a month until the last step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of functions) await statement.execute(db);
  for (const { table, column } of TABLES) {
    const { rows } = await sql<{ end: string }>`
      select ((date_trunc('month', greatest(now(), max(${sql.ref(column)})) at time zone 'Asia/Seoul')
        + interval '2 months') at time zone 'Asia/Seoul')::text as end from ${sql.table(table)}`.execute(db);
    const bound = sql`check (${sql.ref(column)} < ${sql.lit(rows[0]?.end)})`;
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(boundOf(table))} ${bound} not valid`.execute(db);
  }
}
