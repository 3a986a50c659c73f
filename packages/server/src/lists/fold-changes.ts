import { type Kysely, sql } from 'kysely';
import type { Ctx } from '../context.ts';
import type { Database } from '../db/schema.ts';
import { BLOCK, type Mapped, NO_BITS } from './term-maps.ts';

type Db = Kysely<Database>;

const KINDS: readonly Mapped[] = [
  { table: 'outsourced_project', map: 'outsourced' },
  { table: 'internal_project', map: 'internal' },
];

/** Folding a few costs almost as much as folding many, and lists look at so many one by one without effort. */
const WORTH_FOLDING = 500;

/** Projects that are folded at a time: a second or two of the database, in which the embedded one serves nobody else. */
const STEP = 1024;

/** The same where nobody waits: each step rewrites all maps of its block, so that a block in one step is written once. */
const WHOLE_BLOCK = 32_768;

/** A round begins no further step of a kind after so long: what remains waits for the next, and a process that leaves for neither. */
const ROUND_MS = 3000;

/** One process after the other folds; the second key is the kind. */
const FOLD_LOCK = 20_26_25;

/** How many changes wait, up to `most`. */
async function countChanges(db: Db, { map }: Mapped, most: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from (
      select from ${sql.table(`${map}_change`)} limit ${most}) as change`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/**
 * Brings the maps of one block up to date for the next changed projects, and forgets that these had changed. What is
 * read and what is forgotten are of one moment: a change that is not seen yet is noted in a row that is not seen
 * either, and stays.
 */
const foldStep = ({ table, map }: Mapped, most: number) => {
  const changes = sql.table(`${map}_change`);
  const maps = sql.table(`${map}_map`);
  return sql`
    with next as (
      select min(id) as first, least(max(id), (min(id) / ${BLOCK} + 1) * ${BLOCK} - 1) as last
      from (select id from ${changes} order by id limit ${most}) as waiting
    ), taken as (
      delete from ${changes} using next where id between first and last returning id
    ), changed as materialized (
      select distinct id, (id / ${BLOCK})::int as block, (id % ${BLOCK})::int as place from taken
    ), gone as materialized (
      select block, bit_or(set_bit(${NO_BITS}, place, 1)) as bits from changed group by block
    ), word as (
      select term, block, place / 64 as word, bit_or(1::bigint << (63 - place % 64)) as bits
      from changed join ${sql.table(table)} as project using (id),
        unnest(${sql.ref(`${map}_map_terms`)}(project)) as term
      group by 1, 2, 3
    ), filled as (
      select term, block, word,
        repeat('0', (word - 1 - coalesce(lag(word) over (partition by term, block order by word), -1)) * 64)
          || bits::bit(64)::text as digits
      from word
    ), came as (
      select term, block, string_agg(digits, '' order by word)::varbit::bit(32768) as bits
      from filled group by 1, 2
    ), kept as (
      select map.term, map.block, map.bits from ${maps} as map join next on map.block = next.first / ${BLOCK}
    ), folded as (
      select term, block, (coalesce(kept.bits, ${NO_BITS}) & ~gone.bits) | coalesce(came.bits, ${NO_BITS}) as bits
      from kept full join came using (term, block) join gone using (block)
      where came.bits is not null or bit_count(kept.bits & gone.bits) > 0
    ), emptied as (
      delete from ${maps} as map using folded
      where map.term = folded.term and map.block = folded.block and bit_count(folded.bits) = 0
    )
    insert into ${maps} (term, block, bits) select term, block, bits from folded where bit_count(bits) > 0
    on conflict (term, block) do update set bits = excluded.bits`;
};

/** Folds one step; false when another process is folding this kind. */
async function foldNext(db: Db, kind: Mapped, most: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${FOLD_LOCK}, ${KINDS.indexOf(kind)}) as mine`.execute(tx);
    if (rows[0]?.mine !== true) return false;
    await sql`set local work_mem = '64MB'`.execute(tx);
    await foldStep(kind, most).execute(tx);
    return true;
  });
}

/** Folds what has changed into the maps of terms, step by step while `enough` of a kind wait, at most so long for each. */
async function foldFor(db: Db, ms: number, enough: number, most = STEP): Promise<void> {
  for (const kind of KINDS) {
    const end = performance.now() + ms;
    while (performance.now() < end && (await countChanges(db, kind, enough)) >= enough) {
      if (!(await foldNext(db, kind, most))) break;
    }
  }
}

/** A round that is worth its work: lists never have many changes to look at one by one. */
export const foldManyChanges = ({ db }: Pick<Ctx, 'db'>): Promise<void> => foldFor(db, ROUND_MS, WORTH_FOLDING);

/** A round for the few that remain, so that nothing of a name that was blanked stays. */
export const foldFewChanges = ({ db }: Pick<Ctx, 'db'>): Promise<void> => foldFor(db, ROUND_MS, 1);

/** Folds whatever has changed, however long it takes: for data that was loaded. */
export const foldAllChanges = ({ db }: Pick<Ctx, 'db'>): Promise<void> =>
  foldFor(db, Number.POSITIVE_INFINITY, 1, WHOLE_BLOCK);
