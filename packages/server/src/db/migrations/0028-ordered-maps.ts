import { type Kysely, sql } from 'kysely';

/** A listed table, whether a company can win its rows, and what it can be ordered by: column by prefix of its digits. */
type Kind = { kind: 'outsourced' | 'internal'; winners: boolean; orders: Readonly<Record<string, string>> };

const KINDS: readonly Kind[] = [
  { kind: 'outsourced', winners: true, orders: { $: 'price', '^': 'start_day' } },
  { kind: 'internal', winners: false, orders: { '^': 'start_date' } },
];

/** Texts by the prefix of their terms, as migration 0025 has them. */
const TEXTS = { n: 'project_name', c: 'customer_name', p: 'place_name' };

/**
 * Maps of digits: of price and start, a map for each binary digit says which projects have it. They find the value at
 * any place of a filtered list, so that pages in the middle of an ordered list need no walk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createDigits(db);
  for (const kind of KINDS) {
    await widenTerms(db, kind);
    await noteOrders(db, kind);
    await fillDigits(db, kind);
    await createReach(db, kind);
    await createWindow(db, kind);
  }
}

async function createDigits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function map_value(amount bigint) returns bigint language sql immutable as $$ select amount $$`.execute(db);
  await sql`
    create function map_value(day date) returns bigint language sql immutable as $$
      select (day - date '0001-01-01')::bigint $$`.execute(db);
  await sql`
    create function map_digits(prefix text, value bigint) returns text[] language sql immutable as $$
      select coalesce(array_agg(prefix || lpad(digit::text, 2, '0')), '{}')
      from generate_series(0, 62) as digit where (value >> digit) & 1 = 1 $$`.execute(db);
}

/** Terms are those of migration 0025 and the digits. */
async function widenTerms(db: Kysely<unknown>, { kind, winners, orders }: Kind): Promise<void> {
  const won = winners
    ? sql`|| case when project.choice_company_id > 0 then array['@', '@' || project.choice_company_id::text] else '{}' end`
    : sql``;
  const grams = Object.entries(TEXTS).map(
    ([prefix, column]) => sql`map_grams(${sql.lit(`${prefix}:`)}, ${sql.ref(`project.${column}`)})`,
  );
  const digits = Object.entries(orders).map(
    ([prefix, column]) => sql`map_digits(${sql.lit(prefix)}, map_value(${sql.ref(`project.${column}`)}))`,
  );
  await sql`
    create or replace function ${sql.ref(`${kind}_map_terms`)}(project ${sql.table(`${kind}_project`)})
    returns text[] language sql immutable as $$
      select case when project.deleted_at is null
        then project.search_terms || array['', '=' || project.status] ${won} || ${sql.join([...grams, ...digits], sql` || `)}
        else '{}' end
    $$`.execute(db);
}

/** A change of price or start is noted like that of any other term. */
async function noteOrders(db: Kysely<unknown>, { kind, orders }: Kind): Promise<void> {
  const sources = ['search_terms', 'status', 'choice_company_id', ...Object.values(TEXTS), ...Object.values(orders)];
  const change = sql.table(`${kind}_change`);
  const valuesOf = (row: string) =>
    sql`(${sql.raw(`${row}.deleted_at is null`)}, ${sql.join(sources.map((column) => sql.ref(`${row}.${column}`)))})`;
  await sql`
    create or replace function ${sql.ref(`${kind}_note_change`)}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into ${change} (id) select id from new_rows;
      else
        insert into ${change} (id) select changed.id from new_rows as changed join old_rows as before using (id)
        where ${valuesOf('changed')} is distinct from ${valuesOf('before')};
      end if;
      return null;
    end $$`.execute(db);
}

/** Digits of what is folded in already; what waits to be folded brings its own. */
async function fillDigits(db: Kysely<unknown>, { kind, orders }: Kind): Promise<void> {
  for (const [prefix, column] of Object.entries(orders)) {
    await sql`
      with word as (
        select term, (id / 32768)::int as block, (id % 32768)::int / 64 as word,
          bit_or(1::bigint << (63 - (id % 64)::int)) as bits
        from ${sql.table(`${kind}_project`)},
          unnest(map_digits(${sql.lit(prefix)}, map_value(${sql.ref(column)}))) as term
        where deleted_at is null and id not in (select id from ${sql.table(`${kind}_change`)})
        group by 1, 2, 3
      ), filled as (
        select term, block, word,
          repeat('0', (word - 1 - coalesce(lag(word) over (partition by term, block order by word), -1)) * 64)
            || bits::bit(64)::text as digits
        from word
      )
      insert into ${sql.table(`${kind}_map`)} (term, block, bits)
      select term, block, string_agg(digits, '' order by word)::varbit::bit(32768) from filled group by 1, 2`.execute(
      db,
    );
  }
}

/**
 * The hits around the place `target` of a list, from the smallest value: `here` at most `most` of them, or 512 ids of
 * one value, and `below` all before these, each by block. `at_value` and `at_id` are where `here` begins, `before` and
 * `until` the places of its beginning and end. `other_values` and `other_ids` are hits that maps do not know.
 */
async function createReach(db: Kysely<unknown>, { kind }: Kind): Promise<void> {
  const map = sql.table(`${kind}_map`);
  await sql`
    create function ${sql.ref(`${kind}_map_reach`)}(
      prefix text, blocks int[], hits varbit[], other_values bigint[], other_ids bigint[], target bigint, most int,
      out at_value bigint, out at_id bigint, out before bigint, out until bigint, out here varbit[], out below varbit[])
    language plpgsql stable as $$
    declare
      no_bits constant varbit := b'0'::bit(32768);
      digits int := (select substr(max(term), 2)::int + 1 from ${map}
        where term between prefix || '00' and prefix || '99');
      top bigint := 1::bigint << coalesce(digits, 0);
      ones varbit[];
      held bigint := (select coalesce(sum(bit_count(bits)), 0) from unnest(hits) as bits);
      others bigint := (select count(*) from unnest(other_values) as value where value < top);
      held_ones bigint;
      other_zeros bigint;
      half bigint;
      part bigint;
    begin
      at_value := 0;
      at_id := 0;
      before := 0;
      here := hits;
      below := array_fill(no_bits, array[cardinality(hits)]);
      for digit in reverse coalesce(digits, 0) - 1 .. 0 loop
        exit when held <= most;
        half := 1::bigint << digit;
        select array_agg(bits order by place), sum(bit_count(bits)) into ones, held_ones
        from (
          select place, (held_here.bits & coalesce(map.bits, no_bits))::varbit as bits
          from unnest(blocks, here) with ordinality as held_here (block, bits, place)
            left join ${map} as map on map.term = prefix || lpad(digit::text, 2, '0') and map.block = held_here.block
          offset 0) as piece;
        other_zeros := case when others = 0 then 0 else
          (select count(*) from unnest(other_values) as value where value >= at_value and value < at_value + half) end;
        if target < before + held - held_ones + other_zeros then
          if held_ones > 0 then
            here := array(select (bits # one)::varbit
              from unnest(here, ones) with ordinality as piece (bits, one, place) order by place);
          end if;
          held := held - held_ones;
          others := other_zeros;
        else
          if held > held_ones then
            below := array(select (less | (bits # one))::varbit
              from unnest(below, here, ones) with ordinality as piece (less, bits, one, place) order by place);
          end if;
          before := before + held - held_ones + other_zeros;
          at_value := at_value + half;
          here := ones;
          held := held_ones;
          others := others - other_zeros;
        end if;
      end loop;
      until := before + held + others;
      if held <= most then
        return;
      end if;
      -- All that is left has one value: the id decides, in parts of 512.
      with counted as (
        select block * 64::bigint + piece as part, bit_count(substring(bits from piece * 512 + 1 for 512)) as total
        from unnest(blocks, here) as held_here (block, bits), generate_series(0, 63) as piece
        union all
        select id / 512, 1 from unnest(other_values, other_ids) as other (value, id) where value = at_value
      ), summed as (
        select counted.part, sum(total) as total, sum(sum(total)) over (order by counted.part) - sum(total) as passed
        from counted where total > 0 group by 1
      )
      select summed.part, before + passed, before + passed + total into part, before, until
      from summed where before + passed <= target order by summed.part desc limit 1;
      at_id := part * 512;
      select array_agg((less | case when block * 64::bigint + 64 <= part then bits
            when block * 64::bigint > part then no_bits
            else bits & (repeat('1', (part % 64)::int * 512) || repeat('0', 32768 - (part % 64)::int * 512))::varbit
          end)::varbit order by place),
        array_agg((case when block <> part / 64 then no_bits
            else bits & (repeat('0', (part % 64)::int * 512) || repeat('1', 512)
              || repeat('0', 32256 - (part % 64)::int * 512))::varbit
          end)::varbit order by place)
      into below, here
      from unnest(blocks, below, here) with ordinality as piece (block, less, bits, place);
    end $$`.execute(db);
}

/** The hits among which `taken` ones behind the first `skipped` are, and where those begin. */
async function createWindow(db: Kysely<unknown>, { kind }: Kind): Promise<void> {
  const reach = sql.ref(`${kind}_map_reach`);
  await sql`
    create function ${sql.ref(`${kind}_map_window`)}(
      prefix text, blocks int[], hits varbit[], other_values bigint[], other_ids bigint[], skipped bigint, taken bigint,
      most int,
      out at_value bigint, out at_id bigint, out before bigint, out near varbit[])
    language plpgsql stable as $$
    declare
      first record;
      last record;
    begin
      first := ${reach}(prefix, blocks, hits, other_values, other_ids, skipped, most);
      at_value := first.at_value;
      at_id := first.at_id;
      before := first.before;
      near := first.here;
      if first.until < skipped + taken then
        last := ${reach}(prefix, blocks, hits, other_values, other_ids, skipped + taken - 1, most);
        near := array(select ((bits | less) & ~passed)::varbit
          from unnest(last.here, last.below, first.below) with ordinality as piece (bits, less, passed, place)
          order by place);
      end if;
    end $$`.execute(db);
}
