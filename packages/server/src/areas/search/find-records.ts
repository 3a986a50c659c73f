import type { searchCalls } from '@portal/contract/areas/search/calls';
import { searchWords } from '@portal/contract/areas/search/keyword';
import { SEARCH_KINDS, SEARCH_LIMIT, showsPersonalData } from '@portal/contract/areas/search/kinds';
import { logListReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { findRecords, listRecords } from './queries/find.ts';
import { searchedRooms, visibleKinds } from './queries/visible.ts';
import { viewResult, viewRow } from './view.ts';

type Calls = typeof searchCalls;

const visibleTo = async (ctx: CallCtx) => visibleKinds(ctx, await searchedRooms(ctx));

/** Logs how many people and customers an answer shows (D-282). */
const logShown = (ctx: CallCtx, rows: readonly { kind: (typeof SEARCH_KINDS)[number] }[]): Promise<void> =>
  logListReading(ctx, 'search', rows.filter(({ kind }) => showsPersonalData(kind)).length);

/** Finds records of every kind that the caller may see (D-280, D-281). */
export const find: Handler<Calls['find']> = async (ctx, { SearchKey, SearchGroup }) => {
  const words = searchWords(SearchKey);
  if (words.length === 0) return { groups: [] };
  const hits = await findRecords(ctx.db, await visibleTo(ctx), { words, group: SearchGroup });
  const result = viewResult(ctx.actor, hits, SearchGroup);
  await logShown(
    ctx,
    result.groups.flatMap(({ rows }) => rows),
  );
  return result;
};

/** The records that the device opened last, as far as the caller may see them now (D-283). */
export const listRecent: Handler<Calls['listRecent']> = async (ctx, { Keys }) => {
  const wanted = Keys.slice(0, SEARCH_LIMIT.recent).flatMap((typed) => {
    const colon = typed.indexOf(':');
    const kind = SEARCH_KINDS.find((known) => known === typed.slice(0, colon));
    return kind === undefined ? [] : [{ kind, key: typed.slice(colon + 1) }];
  });
  if (wanted.length === 0) return [];
  const records = await listRecords(ctx.db, await visibleTo(ctx), wanted);
  const rows = records.map((record) => viewRow(ctx.actor, record));
  await logShown(ctx, rows);
  return rows;
};
