import { type Kysely, sql } from 'kysely';

/**
 * Lists become plain SQL (docs/decisions/0006-lists-are-plain-sql.md): maps, terms and what kept them go. What stays
 * is an index of characters and their pairs for keywords, and two tallies of outsourced projects.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await dropMechanisms(db);
  await dropColumns(db);
  await createTextGrams(db);
  await indexProjects(db);
  await indexNotices(db);
  await createTally(db);
  await widenInvoiceTally(db);
}

const TABLES = [
  'outsourced_tally',
  'internal_tally',
  'notice_tally',
  'people_tally',
  'outsourced_map',
  'outsourced_change',
  'internal_map',
  'internal_change',
  'name_edition',
];

/** Functions with the triggers that call them. */
const FUNCTIONS = [
  'outsourced_tally_apply',
  'internal_tally_apply',
  'notice_tally_apply',
  'people_tally_apply',
  'invoice_tally_apply',
  'outsourced_derived_terms',
  'outsourced_scores_changed',
  'outsourced_checklist_changed',
  'outsourced_is_unrated',
  'outsourced_note_change',
  'internal_note_change',
  'outsourced_pm_kept',
  'outsourced_start_date_kept',
  'internal_pm_kept',
  'names_changed',
  'outsourced_map_window',
  'outsourced_map_reach',
  'outsourced_map_terms',
  'internal_map_window',
  'internal_map_reach',
  'internal_map_terms',
  'map_grams',
  'map_places',
  'map_digits',
  'map_value(bigint)',
  'map_value(date)',
];

async function dropMechanisms(db: Kysely<unknown>): Promise<void> {
  for (const name of FUNCTIONS) await sql`drop function ${sql.raw(name)} cascade`.execute(db);
  for (const name of TABLES) await sql`drop table ${sql.table(name)}`.execute(db);
}

/** The stage of a notice follows from its times, so that no column has to be kept up with the clock. */
async function dropColumns(db: Kysely<unknown>): Promise<void> {
  for (const table of ['outsourced_project', 'internal_project', 'notice']) {
    await sql`alter table ${sql.table(table)} drop column search_terms`.execute(db);
  }
  await sql`alter table notice drop column status, drop column stage`.execute(db);
  await sql`drop index outsourced_project_by_month, outsourced_project_by_month_price`.execute(db);
}

/** The distinct characters of a text, and pairs of neighbouring ones, in lower case: what a keyword is looked up by. */
async function createTextGrams(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function text_grams(content text) returns text[]
    language sql immutable strict parallel safe cost 1000 as $$
      select coalesce(array_agg(distinct gram), '{}') from (
        select unnest(array[letter, letter || lead(letter) over (order by place)]) as gram
        from unnest(string_to_array(lower(content), null)) with ordinality as letters(letter, place)) as grams
      where gram is not null
    $$`.execute(db);
}

/** Keywords in names, customers and sites; PMs; regions and sales managers. */
async function indexProjects(db: Kysely<unknown>): Promise<void> {
  const live = sql`where deleted_at is null`;
  for (const table of ['outsourced_project', 'internal_project']) {
    const index = (name: string) => sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)}`;
    await sql`${index('by_text')} using gin
      (text_grams(project_name), text_grams(customer_name), text_grams(place_name))
      with (fastupdate = off) ${live}`.execute(db);
    await sql`${index('by_pm')} using gin (pm_ids) with (fastupdate = off) ${live}`.execute(db);
    await sql`${index('by_area')} (area_id, id) ${live}`.execute(db);
    await sql`${index('by_sales')} (sales_user_id, id) ${live}`.execute(db);
  }
  // How many projects a contractor's user has won is counted by state.
  await sql`drop index outsourced_project_by_winner`.execute(db);
  await sql`create index outsourced_project_by_winner on outsourced_project (choice_user_id, choice_at desc)
    include (status) where deleted_at is null and choice_user_id is not null`.execute(db);
}

/** The two lists of a board, '필독', and keywords in subjects and texts. */
async function indexNotices(db: Kysely<unknown>): Promise<void> {
  await sql`create index notice_by_place on notice (board, pinned, id)
    include (publish_from, publish_until, created_by, deleted_at)`.execute(db);
  await sql`create index notice_must_read on notice (board, must_read_until) where deleted_at is null`.execute(db);
  await sql`create index notice_by_text on notice using gin (text_grams(subject), text_grams(search_text))
    with (fastupdate = off)`.execute(db);
}

/**
 * outsourced_tally counts live projects per winner and state under the column names of the project. One statement
 * changes its rows in key order, so that two writers cannot deadlock on them.
 */
async function createTally(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outsourced_tally (
      choice_company_id integer,
      status text not null,
      total integer not null,
      unique nulls not distinct (choice_company_id, status)
    ) with (fillfactor = 70)`.execute(db);
  const changes = (rows: string, change: number) =>
    sql.raw(`select choice_company_id, status, ${change} as change from ${rows} where deleted_at is null`);
  const apply = (changed: ReturnType<typeof sql>) => sql`
    insert into outsourced_tally (choice_company_id, status, total)
      select choice_company_id, status, sum(change) from (${changed}) as changed
      group by choice_company_id, status having sum(change) <> 0 order by choice_company_id, status
    on conflict (choice_company_id, status) do update set total = outsourced_tally.total + excluded.total`;
  await sql`
    create function outsourced_tally_apply() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${apply(changes('new_rows', 1))};
      else ${apply(sql`${changes('new_rows', 1)} union all ${changes('old_rows', -1)}`)};
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger outsourced_tally_insert after insert on outsourced_project
    referencing new table as new_rows for each statement execute function outsourced_tally_apply()`.execute(db);
  await sql`
    create trigger outsourced_tally_update after update on outsourced_project
    referencing old table as old_rows new table as new_rows
    for each statement execute function outsourced_tally_apply()`.execute(db);
  await apply(changes('outsourced_project', 1)).execute(db);
}

/** invoice_tally sums up whatever has a date of its invoice, in any state: which states are invoices its readers say. */
async function widenInvoiceTally(db: Kysely<unknown>): Promise<void> {
  const dated = (rows: string, change: number) =>
    sql.raw(`select date_trunc('month', bill_date::timestamp)::date as month, choice_company_id, status,
      ${change} as change, price + add_price as amount
      from ${rows} where deleted_at is null and bill_date is not null`);
  const apply = (changed: ReturnType<typeof sql>) => sql`
    insert into invoice_tally (month, choice_company_id, status, total, amount)
      select month, choice_company_id, status, sum(change), sum(change * amount) from (${changed}) as changed
      group by month, choice_company_id, status having sum(change) <> 0 or sum(change * amount) <> 0
      order by month, choice_company_id, status
    on conflict (month, choice_company_id, status) do update
      set total = invoice_tally.total + excluded.total, amount = invoice_tally.amount + excluded.amount`;
  await sql`drop table invoice_tally`.execute(db);
  await sql`
    create table invoice_tally (
      month date not null,
      choice_company_id integer,
      status text not null,
      total integer not null,
      amount bigint not null,
      unique nulls not distinct (month, choice_company_id, status)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create function invoice_tally_apply() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${apply(dated('new_rows', 1))};
      else ${apply(sql`${dated('new_rows', 1)} union all ${dated('old_rows', -1)}`)};
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger invoice_tally_insert after insert on outsourced_project
    referencing new table as new_rows for each statement execute function invoice_tally_apply()`.execute(db);
  await sql`
    create trigger invoice_tally_update after update on outsourced_project
    referencing old table as old_rows new table as new_rows
    for each statement execute function invoice_tally_apply()`.execute(db);
  await apply(dated('outsourced_project', 1)).execute(db);
}
