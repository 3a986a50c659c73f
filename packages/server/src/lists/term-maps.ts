import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { type Branch, branchCondition } from './branches.ts';
import { type ListTable, rowCondition, type Wanted } from './hits.ts';
import type { Match } from './search.ts';

type Fragment = RawBuilder<unknown>;

/** A kind of project whose terms have maps (migration 0025): prefix of the tables of maps and of changes. */
export type Mapped = { table: ListTable; map: 'outsourced' | 'internal' };

/** Projects that one map is about: as many neighbouring ids. */
export const BLOCK = sql.lit(32_768);

/** The map of what nobody has. */
export const NO_BITS = sql`b'0'::bit(32768)`;

/** Bits that are looked through at once: a part of a map, of which there are 64. */
const PART = sql.lit(512);

export const both = (maps: readonly Fragment[]): Fragment => sql`(${sql.join(maps, sql` & `)})`;
export const either = (maps: readonly Fragment[]): Fragment => sql`(${sql.join(maps, sql` | `)})`;

/** Collects which maps a statement reads: each asks which projects hold at least one of some terms. */
function mapReader() {
  const asked: (readonly string[])[] = [];
  const holding = (terms: readonly string[]): Fragment => {
    asked.push(terms);
    return sql.ref(`piece.map${asked.length - 1}`);
  };
  return { asked, holding };
}

type Holding = ReturnType<typeof mapReader>['holding'];

/** Neighbouring characters of a text, `length` together. */
const gramsOf = (text: string, length: number): string[] => {
  const characters = [...text];
  return characters.slice(length - 1).map((_, index) => characters.slice(index, index + length).join(''));
};

/** Prefix of the terms of the text that a keyword looks in: 'n:'. */
const prefixOf = ({ terms: [term = ''] }: Match): string => term.slice(0, 2);

/** The maps of a place where two threes of a phrase overlap in a pair: whose texts hold that pair twice. */
type Joint = { twice: Fragment; around: Fragment };

/** Where the threes of a longer phrase overlap; `around` holds the pair with its neighbours, of those who hold it twice. */
function jointsOf(match: Match | null, holding: Holding): Joint[] {
  if (match === null || match.phrase === '') return [];
  const prefix = prefixOf(match);
  return gramsOf(match.phrase, 4).map((four) => {
    const pair = [...four].slice(1, -1).join('');
    return { twice: holding([`2${prefix}${pair}`]), around: holding([`4${prefix}${four}`]) };
  });
}

/**
 * Whose texts may or may not contain the phrase though they hold all its parts: two overlaps beside each other stand
 * twice. Elsewhere a pair that stands once, or with its neighbours, ties the parts together.
 */
const doubtMaps = (joints: readonly Joint[]): Fragment[] =>
  joints.slice(1).map(({ twice }, index) => both([twice, joints[index]?.twice ?? twice]));

/** Terms that all hits hold. */
const neededTerms = (match: Match): string[] =>
  match.phrase === '' ? match.terms : gramsOf(match.phrase, 3).map((three) => `3${prefixOf(match)}${three}`);

function matchMap(match: Match | null, joints: readonly Joint[], holding: Holding): Fragment {
  if (match === null) return holding(['']);
  const hits = match.every ? neededTerms(match).map((term) => holding([term])) : [holding(match.terms)];
  const tied = joints.map(({ twice, around }) => either([sql`~${twice}`, around]));
  return both([...hits, ...tied, ...(match.owner ? [holding(match.owner)] : [])]);
}

function winnersMap(companyIds: NonNullable<Branch['companyIds']>, holding: Holding): Fragment {
  return holding(companyIds === 'some' ? ['@'] : companyIds.map((id) => `@${id}`));
}

function branchMap({ status, companyIds }: Branch, holding: Holding): Fragment {
  const maps = [
    ...(status === null ? [] : [holding([`=${status}`])]),
    ...(companyIds === null ? [] : [winnersMap(companyIds, holding)]),
  ];
  return maps.length === 0 ? holding(['']) : both(maps);
}

/**
 * Beginning of a statement: `piece` has the maps that are read of each block, those of terms nobody holds too;
 * `found` what the keyword finds, but for the projects that are looked at one by one: `looked` are those that have
 * changed since they were folded in, and those of which a map cannot tell whether they hold the phrase.
 */
export function mapsOf({ map }: Mapped, match: Match | null, branches: readonly Branch[]) {
  const { asked, holding } = mapReader();
  const joints = jointsOf(match, holding);
  const found = matchMap(match, joints, holding);
  const doubts = doubtMaps(joints);
  const doubtful = doubts.length > 0 ? either(doubts) : undefined;
  const places = branches.map((branch) => branchMap(branch, holding));
  const maps = asked.map(
    (terms, index) =>
      sql`coalesce(bit_or(bits) filter (where term = any(${terms}::text[])), ${NO_BITS}) as ${sql.ref(`map${index}`)}`,
  );
  const parts = sql`
    changed as materialized (select distinct id from ${sql.table(`${map}_change`)}),
    gone as (
      select (id / ${BLOCK})::int as block, bit_or(set_bit(${NO_BITS}, (id % ${BLOCK})::int, 1)) as bits
      from changed group by 1),
    piece as materialized (
      select map.*, ~coalesce(gone.bits, ${NO_BITS}) as unchanged from (
        select block, ${sql.join(maps)} from ${sql.table(`${map}_map`)}
        where term = any(${asked.flat()}::text[]) group by block) as map
      left join gone using (block)),
    doubt as materialized (
      select block, ${doubtful ? both([found, doubtful, either(places), sql.ref('piece.unchanged')]) : NO_BITS} as bits
      from piece where ${doubtful !== undefined}),
    looked as materialized (
      select id from changed
      union all select block * ${BLOCK}::bigint + place from doubt, map_places(bits) as place where bit_count(bits) > 0)`;
  const certain = [found, sql.ref('piece.unchanged'), ...(doubtful ? [sql`~${doubtful}`] : [])];
  return { parts, places, found: both(certain) };
}

/** Rows among those looked at one by one that the keyword finds; `columns` of them. */
export const lookedRows = (
  { table }: Mapped,
  match: Match | null,
  { columns, place }: { columns: Fragment; place: Fragment },
) =>
  sql`looked cross join lateral (
    select ${columns} from ${sql.table(table)} as project
    where project.id = looked.id and ${rowCondition(table, match)} and ${place} offset 0) as hit`;

const winner = sql`choice_company_id`;
export const placeOf = (branches: readonly Branch[]): Fragment =>
  sql`(${sql.join(
    branches.map((branch) => branchCondition(branch, winner)),
    sql` or `,
  )})`;

/** How many hits there are in each part of a list; its branches do not overlap. */
export async function countByMaps(
  db: Kysely<Database>,
  kind: Mapped,
  match: Match | null,
  branches: readonly Branch[],
): Promise<number[]> {
  const { parts, places, found } = mapsOf(kind, match, branches);
  const columns = sql`array[${sql.join(branches.map((branch) => sql`(${branchCondition(branch, winner)})::int`))}] as inside`;
  const counted = places.map((place) => sql`coalesce(sum(bit_count(${both([sql`piece.found`, place])})), 0)`);
  const looked = branches.map((_, index) => sql`coalesce(sum(hit.inside[${sql.lit(index + 1)}]), 0)`);
  const { rows } = await sql<{ mapped: number[]; looked: number[] }>`
    with ${parts}
    select (select array[${sql.join(counted)}]::int[]
        from (select piece.*, ${found} as found from piece offset 0) as piece) as mapped,
      (select array[${sql.join(looked)}]::int[] from ${lookedRows(kind, match, { columns, place: sql`true` })}) as looked`.execute(
    db,
  );
  const [row] = rows;
  return branches.map((_, index) => (row?.mapped[index] ?? 0) + (row?.looked[index] ?? 0));
}

/** Definition of `page`: ids of `limit` hits behind the first `offset`, counted from the smallest id. */
export function pageByMaps(
  kind: Mapped,
  { match, branches }: Wanted,
  { offset, limit }: { offset: number; limit: number },
): Fragment {
  const { parts, places, found } = mapsOf(kind, match, branches);
  const inReach = (bits: Fragment): Fragment =>
    sql`before < ${offset + limit} and before + bit_count(${bits}) > ${offset}`;
  return sql`${parts},
    came as (
      select (hit.id / ${BLOCK})::int as block, bit_or(set_bit(${NO_BITS}, (hit.id % ${BLOCK})::int, 1)) as bits
      from ${lookedRows(kind, match, { columns: sql`project.id`, place: placeOf(branches) })} group by 1),
    known as (select block, ${both([found, either(places)])} as bits from piece),
    hits as materialized (
      select block, coalesce(known.bits, ${NO_BITS}) | coalesce(came.bits, ${NO_BITS}) as bits
      from known full join came using (block)),
    counted as (
      select block, bits, (sum(bit_count(bits)) over (order by block) - bit_count(bits))::bigint as before from hits),
    near as materialized (
      select block, part, piece.bits,
        (before + sum(bit_count(piece.bits)) over (partition by block order by part) - bit_count(piece.bits))::bigint as before
      from counted, generate_series(0, 63) as part,
        lateral (select substring(counted.bits from part * ${PART} + 1 for ${PART}) as bits offset 0) as piece
      where ${inReach(sql`counted.bits`)}),
    reached as materialized (select * from near where ${inReach(sql`bits`)}),
    page as materialized (
      select block * ${BLOCK}::bigint + part * ${PART} + place as id
      from reached, generate_series(0, 511) as place where get_bit(bits, place) = 1
      order by id limit ${limit} offset ${offset} - coalesce((select min(before) from reached), 0))`;
}
