import { type Kysely, sql } from 'kysely';
import type { Database } from '#db/schema.ts';
import { bulkLoad } from '#lists/bulk-load.ts';

type Db = Kysely<Database>;

const TEXT_INDEX = 'outsourced_project_by_text';

/**
 * Rebuilds the tallies of live projects and of invoices. Locks the table against writers until the caller's transaction
 * ends.
 */
export async function rebuildTally(db: Db): Promise<void> {
  await sql`lock table outsourced_project in share row exclusive mode`.execute(db);
  await sql`delete from outsourced_tally`.execute(db);
  await sql`
    insert into outsourced_tally (choice_company_id, status, total)
    select choice_company_id, status, count(*) from outsourced_project where deleted_at is null group by 1, 2`.execute(
    db,
  );
  await sql`delete from invoice_tally`.execute(db);
  await sql`
    insert into invoice_tally (month, choice_company_id, status, total, amount)
    select date_trunc('month', bill_date::timestamp)::date, choice_company_id, status, count(*), sum(price + add_price)
    from outsourced_project where deleted_at is null and bill_date is not null
    group by 1, 2, 3`.execute(db);
}

/** Runs `load`, which inserts many rows, without the tally triggers, and rebuilds the tallies afterwards. */
export const loadWithoutTally = (db: Db, load: () => Promise<void>): Promise<void> =>
  bulkLoad(
    db,
    {
      table: 'outsourced_project',
      triggers: ['outsourced_tally_insert', 'invoice_tally_insert'],
      textIndex: TEXT_INDEX,
      rebuild: rebuildTally,
    },
    load,
  );

/** Reserves `rows` ids behind the newest project and answers the first of them. */
export async function reserveIds(db: Db, rows: number): Promise<number> {
  const newest = await sql<{ id: number }>`select coalesce(max(id), 0) as id from outsourced_project`.execute(db);
  const first = (newest.rows[0]?.id ?? 0) + 1;
  await sql`select setval(pg_get_serial_sequence('outsourced_project', 'id'), ${first + rows - 1}::bigint)`.execute(db);
  return first;
}

/**
 * Inserts projects with their dates, PMs and materials in one statement. Each project is an object of column names,
 * with `created_on`, `dates`, `pms` and `materials` besides.
 */
export async function insertProjects(db: Db, projects: readonly object[]): Promise<void> {
  await sql`
    with r as materialized (
      select * from json_to_recordset(${JSON.stringify(projects)}::json) as r(
        id bigint, status text, project_name text, price bigint, add_price bigint, area_id integer, trade_id integer, zip_code text,
        addr1 text, customer_name text, place_name text, place_manager_name text, place_manager_mobile text,
        sales_user_id text, choice_date date, choice_company_id integer, choice_user_id text, total_people integer,
        manager_user_name text, manager_user_phone text, bill_date date, created_on date,
        dates date[], pms text[], materials integer[])
    ), project as (
      insert into outsourced_project (
        id, status, project_name, price, add_price, area_id, trade_id, zip_code, addr1, addr2, customer_name, place_name,
        place_manager_name, place_manager_mobile, sales_user_id, choice_date, choice_company_id, choice_user_id,
        choice_at, total_people, manager_user_name, manager_user_phone, bill_date, first_day, start_dates, pm_ids,
        created_by, created_at)
      select id, status, project_name, price, add_price, area_id, trade_id, zip_code, addr1, '관리사무소', customer_name, place_name,
        place_manager_name, place_manager_mobile, sales_user_id, choice_date, choice_company_id, choice_user_id,
        case when choice_company_id is not null then created_on + interval '30 hours' end, total_people,
        coalesce(manager_user_name, ''), coalesce(manager_user_phone, ''), bill_date,
        (select min(offered) from unnest(dates) as offered),
        array(select offered::text from unnest(dates) as offered order by offered), pms, sales_user_id,
        created_on + interval '1 hour'
      from r
    ), dates as (
      insert into outsourced_start_date (project_id, start_date) select id, unnest(dates) from r
    ), pms as (
      insert into outsourced_pm (project_id, position, user_id)
      select id, place, pm from r, unnest(pms) with ordinality as pm(pm, place)
    )
    insert into outsourced_material (project_id, position, material_id, quantity)
    select id, place, material, 1 + place * 2 from r, unnest(materials) with ordinality as material(material, place)`.execute(
    db,
  );
}

/** Refreshes statistics and visibility maps, without which the planner guesses. It cannot run inside a transaction. */
export async function refreshStatistics(db: Db): Promise<void> {
  const tables = ['project', 'start_date', 'pm', 'material', 'tally'].map((name) => sql.ref(`outsourced_${name}`));
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze ${sql.join(tables)}`.execute(connection);
    await sql`analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
