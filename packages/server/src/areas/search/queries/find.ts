import { groupOf, isSite, SEARCH_LIMIT, type SearchGroup, type SearchKind } from '@portal/contract/areas/search/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { PLANNED_ANEW } from '#db/query-pool.ts';
import { termsOfScopes } from '../terms.ts';
import type { VisibleKind } from './visible.ts';

type Db = Ctx['db'];

/** What is read of the record itself for its line. Masks are those of view.ts. */
export type Details = {
  status?: string;
  companyId?: number | null;
  company?: string | null;
  area?: string | null;
  day?: string | null;
  texts?: (string | null)[];
  /** The number of an employee, as it is stored. */
  phone?: string;
  /** The entry of a file. */
  entryId?: number;
};

/** A found record, with the count of its group. `hits` counts rows before sites of the same name become one. */
export type HitRecord = {
  kind: SearchKind;
  key: string;
  title: string;
  board: 'C' | 'M' | null;
  room_id: number | null;
  records: number;
  total: number;
  hits: number;
  details: Details | null;
};

const ofProject = (table: 'outsourced_project' | 'internal_project', day: string) => sql`
  (select jsonb_build_object('status', project.status, 'companyId', project.choice_company_id, 'company', company.name,
    'area', area.name, 'day', ${sql.ref(day)}::text)
  from ${sql.table(table)} project
    left join company on company.id = project.choice_company_id left join area on area.id = project.area_id
  where project.id = found.key::bigint)`;

/** The details of each kind, read by key: at most one row per shown record. */
const details = sql<Details | null>`case
  when found.kind in ('outsourced', 'outsourcedSite') then ${ofProject('outsourced_project', 'project.start_day')}
  when found.kind in ('internal', 'internalSite') then ${ofProject('internal_project', 'project.start_date')}
  when found.kind = 'manager' then (select jsonb_build_object('company', company.name, 'texts', jsonb_build_array(person.position))
    from portal_user person join company on company.id = person.company_id where person.user_id = found.key)
  when found.kind = 'employee' then (select jsonb_build_object('texts', jsonb_build_array(person.dept_name, person.position),
      'phone', person.phone) from portal_user person where person.user_id = found.key)
  when found.kind = 'notice' then jsonb_build_object('day', (coalesce(found.publish_from, found.at) at time zone 'Asia/Seoul')::date::text)
  when found.kind = 'entry' then (select jsonb_build_object('texts', jsonb_build_array(room.name)) from room where room.id = found.room_id)
  when found.kind = 'file' then (select jsonb_build_object('entryId', file.entry_id, 'texts', jsonb_build_array(room.name))
    from room_file file join room on room.id = file.room_id where file.id = found.key::bigint)
  end`;

const columns = sql`entry.kind, entry.key, entry.title, entry.at, entry.board, entry.room_id, entry.publish_from`;

/** Each word is in the searched words. */
const inText = (words: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    words.map((word) => sql`strpos(entry.words, ${word}) > 0`),
    sql` and `,
  );

/** The rows that have the terms of all words in one of the scopes, found by the index of terms. */
function rowsWithTerms({ kind, scopes }: VisibleKind, words: readonly string[]): RawBuilder<unknown> {
  const isInRooms = kind === 'entry' || kind === 'file';
  const ofScopes = termsOfScopes(scopes, words, isInRooms ? 2 : 1);
  if (!isInRooms) {
    const conditions = ofScopes.map((terms) => sql`entry.terms @> ${terms}::integer[]`);
    return sql`(select * from search_entry entry where ${sql.join(conditions, sql` or `)} offset 0)`;
  }
  // A member has many rooms: one plan that runs for each is cheaper than a condition for each. An entry or file is in one room.
  return sql`(select entry.* from (
      select array(select jsonb_array_elements_text(terms)::integer) as terms
      from jsonb_array_elements(${JSON.stringify(ofScopes)}::jsonb) as of(terms)) asked,
    lateral (select * from search_entry where terms @> asked.terms offset 0) entry)`;
}

/** Newest rows of a kind that are compared first, and how many when some of those are hits. */
const NEWEST = { first: 2000, more: 20_000 };
/** Hits among the first rows from which enough are expected among the more. */
const SOME_HITS = sql.lit(10);
const MOST_HITS = sql.lit(SEARCH_LIMIT.counted + 1);

const shownColumns = ({ kind }: VisibleKind) =>
  sql`${columns}, ${groupOf(kind)}::text as group_code, ${sql.lit(isSite(kind))} as is_site`;

const hitsOf = (visible: VisibleKind, rows: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  (select ${shownColumns(visible)} from ${rows} entry
  where entry.kind = ${sql.lit(visible.kind)} and ${condition} and ${visible.sees}
  order by entry.at desc limit ${MOST_HITS})`;

/** The newest rows of a kind, whose hits are enough for a keyword that is not rare. */
const newestRows = ({ kind }: VisibleKind, most: number) => sql`
  (select * from search_entry where kind = ${sql.lit(kind)} order by at desc limit ${sql.lit(most)})`;

const nearOf = ({ kind }: VisibleKind) => sql.ref(`near_${kind}`);
const moreOf = ({ kind }: VisibleKind) => sql.ref(`more_${kind}`);
const countOf = (hits: RawBuilder<unknown>) => sql`(select count(*) from ${hits})`;

/** Hits among the first newest rows, and among more of them when the first are promising but not enough. */
const newestHits = (visible: VisibleKind, words: readonly string[]) => {
  const near = nearOf(visible);
  const isPromising = sql`${countOf(near)} between ${SOME_HITS} and ${sql.lit(SEARCH_LIMIT.counted)}`;
  const more = sql`${isPromising} and ${inText(words)}`;
  return sql`
    ${near} as materialized ${hitsOf(visible, newestRows(visible, NEWEST.first), inText(words))},
    ${moreOf(visible)} as materialized ${hitsOf(visible, newestRows(visible, NEWEST.more), more)}`;
};

/**
 * The hits among the newest rows when they are enough, else all hits by their terms. `offset 0` makes the planner find
 * the rows by the index of terms: its estimate of many scopes or of a phrase is too wrong to read a kind in order.
 */
const allHits = (visible: VisibleKind, words: readonly string[]) => {
  const [near, more] = [nearOf(visible), moreOf(visible)];
  const isNearEnough = sql`${countOf(near)} = ${MOST_HITS}`;
  const isMoreEnough = sql`${countOf(more)} = ${MOST_HITS}`;
  const isFew = sql`not (${isNearEnough} or ${isMoreEnough})`;
  return sql`select * from ${near} where ${isNearEnough} union all select * from ${more} where ${isMoreEnough}
    union all ${hitsOf(visible, rowsWithTerms(visible, words), sql`${isFew} and ${inText(words)}`)}`;
};

/** The chosen group gets more rows, and the others none. */
const rowsOf = (chosen: SearchGroup | '') =>
  chosen === ''
    ? sql`found.place <= ${sql.lit(SEARCH_LIMIT.rows)}`
    : sql`found.place <= case when found.group_code = ${chosen} then ${sql.lit(SEARCH_LIMIT.groupRows)} else 1 end`;

/**
 * The newest records that contain the words, by group, in one statement. Of each kind at most `counted` hits and one
 * more are looked at, newest first.
 */
export async function findRecords(
  db: Db,
  visible: readonly VisibleKind[],
  { words, group }: { words: readonly string[]; group: SearchGroup | '' },
): Promise<HitRecord[]> {
  if (visible.length === 0 || words.length === 0) return [];
  const newest = visible.map((kind) => newestHits(kind, words));
  const branches = visible.map((kind) => allHits(kind, words));
  const { rows } = await sql<HitRecord>`
    ${PLANNED_ANEW}
    with ${sql.join(newest)}, hit as materialized (${sql.join(branches, sql` union all `)}),
    record as (
      select group_code, kind, (array_agg(key order by at desc, key desc))[1] as key,
        (array_agg(title order by at desc, key desc))[1] as title, max(at) as at, max(board) as board,
        max(room_id) as room_id, max(publish_from) as publish_from, count(*)::int as records
      from hit group by group_code, kind, is_site, case when is_site then title else key end),
    found as (
      select record.*, row_number() over (partition by group_code order by at desc, kind, key desc) as place,
        count(*) over (partition by group_code)::int as total,
        sum(records) over (partition by group_code)::int as hits
      from record)
    select found.kind, found.key, found.title, found.board, found.room_id, found.records, found.total, found.hits,
      ${details} as details
    from found where ${rowsOf(group)} order by found.group_code, found.place`.execute(db);
  return rows;
}

/** Those of these records that the caller may see, in the order of the keys. */
export async function listRecords(
  db: Db,
  visible: readonly VisibleKind[],
  requested: readonly { kind: SearchKind; key: string }[],
): Promise<HitRecord[]> {
  const branches = visible.flatMap((kind) => {
    const keys = requested.filter((one) => one.kind === kind.kind).map(({ key }) => key);
    return keys.length === 0 ? [] : [hitsOf(kind, sql`search_entry`, sql`entry.key = any(${keys}::text[])`)];
  });
  if (branches.length === 0) return [];
  const { rows } = await sql<HitRecord>`
    ${PLANNED_ANEW}
    with found as materialized (${sql.join(branches, sql` union all `)})
    select found.kind, found.key, found.title, found.board, found.room_id, 1 as records, 1 as total, 1 as hits,
      ${details} as details
    from found`.execute(db);
  const place = new Map(requested.map(({ kind, key }, index) => [`${kind}:${key}`, index]));
  const placeOf = ({ kind, key }: HitRecord): number => place.get(`${kind}:${key}`) ?? 0;
  return rows.sort((one, other) => placeOf(one) - placeOf(other));
}
