import { type Kysely, sql } from 'kysely';

/** A listed table, its texts by the prefix of their terms, and whether a company can win its rows. */
type Kind = { kind: 'outsourced' | 'internal'; winners: boolean };

const TEXTS = { n: 'project_name', c: 'customer_name', p: 'place_name' };

/** What terms are made of: a change of anything else leaves the maps as they are. */
const SOURCES = ['search_terms', 'status', 'choice_company_id', ...Object.values(TEXTS)];

/**
 * Maps of terms: which of 32,768 neighbouring projects hold a term, one bit each, so that any filter is counted and any
 * page found by a few operations on bits. Projects that are there are noted as
 * changed; the portal folds them into the maps while it serves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createHelpers(db);
  for (const kind of [
    { kind: 'outsourced', winners: true },
    { kind: 'internal', winners: false },
  ] as const) {
    await createTables(db, kind);
    await createTerms(db, kind);
    await noteChanges(db, kind);
  }
}

async function createHelpers(db: Kysely<unknown>): Promise<void> {
  // What a keyword of three characters and more can be told by: each three neighbours; each two that come twice, and
  // those with a neighbour at either side.
  await sql`
    create function map_grams(prefix text, content text) returns text[] language sql immutable as $$
      with folded as (select string_to_array(lower(content), null) as letters),
      twice as (
        select letters[place] || letters[place + 1] as pair
        from folded, generate_series(1, cardinality(letters) - 1) as place
        group by 1 having count(*) > 1)
      select coalesce(array_agg(term), '{}') from (
        select '3' || prefix || letters[place] || letters[place + 1] || letters[place + 2] as term
        from folded, generate_series(1, cardinality(letters) - 2) as place
        union all select '2' || prefix || pair from twice
        union all
        select '4' || prefix || letters[place - 1] || pair || letters[place + 2]
        from folded cross join generate_series(2, cardinality(letters) - 2) as place
          join twice on pair = letters[place] || letters[place + 1]) as grams
    $$`.execute(db);
  await sql`
    create function map_places(map bit) returns setof integer language sql immutable rows 100 as $$
      select part * 512 + place
      from generate_series(0, 63) as part
        cross join lateral (select substring(map from part * 512 + 1 for 512) as bits offset 0) as piece
        cross join lateral generate_series(0, case when bit_count(piece.bits) > 0 then 511 else -1 end) as place
      where get_bit(piece.bits, place) = 1
    $$`.execute(db);
}

/** Maps by term and block, and the projects that have changed since they were folded in. */
async function createTables(db: Kysely<unknown>, { kind }: Kind): Promise<void> {
  const map = sql.table(`${kind}_map`);
  await sql`
    create table ${map} (
      term text collate "C" not null,
      block integer not null,
      bits bit(32768) not null,
      primary key (term, block)
    )`.execute(db);
  // Compressed where that helps, and beside its term where it does not.
  await sql`alter table ${map} alter column bits set storage main`.execute(db);
  await sql`create index ${sql.ref(`${kind}_map_by_block`)} on ${map} (block)`.execute(db);
  await sql`create table ${sql.table(`${kind}_change`)} (id bigint not null)`.execute(db);
}

/**
 * All terms of a project, those of its state and winner besides; none when it is deleted. Only because every part is
 * immutable does the planner dissolve the function; called row by row it would be ten times slower.
 */
async function createTerms(db: Kysely<unknown>, { kind, winners }: Kind): Promise<void> {
  const table = sql.table(`${kind}_project`);
  const won = winners
    ? sql`|| case when project.choice_company_id > 0 then array['@', '@' || project.choice_company_id::text] else '{}' end`
    : sql``;
  const grams = sql.join(
    Object.entries(TEXTS).map(
      ([prefix, column]) => sql`map_grams(${sql.lit(`${prefix}:`)}, ${sql.ref(`project.${column}`)})`,
    ),
    sql` || `,
  );
  await sql`
    create function ${sql.ref(`${kind}_map_terms`)}(project ${table}) returns text[] language sql immutable as $$
      select case when project.deleted_at is null
        then project.search_terms || array['', '=' || project.status] ${won} || ${grams} else '{}' end
    $$`.execute(db);
}

/** Writers note what they changed, each in rows of his own, so that none waits for another. */
async function noteChanges(db: Kysely<unknown>, { kind }: Kind): Promise<void> {
  const table = sql.table(`${kind}_project`);
  const change = sql.table(`${kind}_change`);
  const note = sql.ref(`${kind}_note_change`);
  const sources = (row: string) =>
    sql`(${sql.raw(`${row}.deleted_at is null`)}, ${sql.join(SOURCES.map((column) => sql.ref(`${row}.${column}`)))})`;
  await sql`
    create function ${note}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into ${change} (id) select id from new_rows;
      else
        insert into ${change} (id) select changed.id from new_rows as changed join old_rows as before using (id)
        where ${sources('changed')} is distinct from ${sources('before')};
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${sql.ref(`${kind}_note_insert`)} after insert on ${table}
    referencing new table as new_rows for each statement execute function ${note}()`.execute(db);
  await sql`
    create trigger ${sql.ref(`${kind}_note_update`)} after update on ${table}
    referencing old table as old_rows new table as new_rows for each statement execute function ${note}()`.execute(db);
  await sql`insert into ${change} (id) select id from ${table} order by id`.execute(db);
}
