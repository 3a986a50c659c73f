import type { searchCalls } from '@portal/contract/areas/search/calls';
import { normalSearchText, searchedRecordNumber, searchWords } from '@portal/contract/areas/search/keyword';
import { groupOf, SEARCH_KINDS, SEARCH_LIMIT, showsPersonalData } from '@portal/contract/areas/search/kinds';
import { logListReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import { readApart } from '#db/standby.ts';
import type { Handler } from '#http/handler-types.ts';
import { searchInTurn } from '#lists/search-turns.ts';
import { findRecords, type HitRecord, listRecords } from './queries/find.ts';
import { searchedRooms, visibleKinds } from './queries/visible.ts';
import { viewResult, viewRow } from './view.ts';

type Calls = typeof searchCalls;

const visibleTo = async (ctx: CallCtx) => visibleKinds(ctx, await searchedRooms(ctx));

/** Logs how many people and customers an answer shows (D-282). */
const logShown = (ctx: CallCtx, rows: readonly { kind: (typeof SEARCH_KINDS)[number] }[]): Promise<void> =>
  logListReading(ctx, 'search', rows.filter(({ kind }) => showsPersonalData(kind)).length);

const projectsNumbered = (key: string) => (['outsourced', 'internal'] as const).map((kind) => ({ kind, key }));

/** The hits with the projects of the searched number before them, each once (D-545). */
function withNumbered(hits: HitRecord[], numbered: HitRecord[], words: readonly string[]): HitRecord[] {
  const isCounted = ({ title }: HitRecord): boolean =>
    words.length > 0 && words.every((word) => normalSearchText(title).includes(word));
  const isNumbered = ({ kind, key }: HitRecord): boolean =>
    numbered.some((one) => one.kind === kind && one.key === key);
  const projects = hits.filter(({ kind }) => groupOf(kind) === 'project');
  const more = numbered.filter((record) => !isCounted(record)).length;
  const total = (projects[0]?.total ?? 0) + more;
  const all = (projects[0]?.hits ?? 0) + more;
  const counted = [...numbered, ...projects.filter((hit) => !isNumbered(hit))];
  return [
    ...counted.map((hit) => ({ ...hit, total, hits: all })),
    ...hits.filter(({ kind }) => groupOf(kind) !== 'project'),
  ];
}

/** Finds records of every kind that the caller may see (D-280, D-281). */
export const find: Handler<Calls['find']> = async (ctx, { SearchKey, SearchGroup }) => {
  const words = searchWords(SearchKey);
  const number = searchedRecordNumber(SearchKey);
  if (words.length === 0 && number === undefined) return { groups: [] };
  const visible = await visibleTo(ctx);
  const hits = await searchInTurn(ctx.actor.userId, () =>
    readApart(ctx, (db) => findRecords(db, visible, { words, group: SearchGroup })),
  );
  const numbered =
    number === undefined ? [] : await readApart(ctx, (db) => listRecords(db, visible, projectsNumbered(number)));
  const result = viewResult(ctx.actor, withNumbered(hits, numbered, words), SearchGroup);
  await logShown(
    ctx,
    result.groups.flatMap(({ rows }) => rows),
  );
  return result;
};

/** The records that the device opened last, as far as the caller may see them now (D-283). */
export const listRecent: Handler<Calls['listRecent']> = async (ctx, { Keys }) => {
  const requested = Keys.slice(0, SEARCH_LIMIT.recent).flatMap((typed) => {
    const colon = typed.indexOf(':');
    const kind = SEARCH_KINDS.find((known) => known === typed.slice(0, colon));
    return kind === undefined ? [] : [{ kind, key: typed.slice(colon + 1) }];
  });
  if (requested.length === 0) return [];
  const visible = await visibleTo(ctx);
  const records = await readApart(ctx, (db) => listRecords(db, visible, requested));
  const rows = records.map((record) => viewRow(ctx.actor, record));
  await logShown(ctx, rows);
  return rows;
};
