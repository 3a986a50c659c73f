import type { SearchResult, SearchRow } from '@portal/contract/areas/search/calls';
import { sql } from 'kysely';
import { rebuildSearch } from '#areas/search/public/rebuild-search.ts';
import { searchSources } from '#areas.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';

/** The answer to a keyword. */
export async function search(portal: TestApp, SearchKey: string, as: Person, more: object = {}): Promise<SearchResult> {
  const reply = await portal.call('Search/search-list', { SearchKey, ...more }, { as });
  const result = reply.ok.data?.[0];
  if (!result) throw new Error(`no result: ${reply.raw}`);
  return result;
}

/** All rows of an answer. */
export const rowsOf = ({ groups }: SearchResult): SearchRow[] => groups.flatMap(({ rows }) => rows);

/** What a keyword finds, as 'kind title'. */
export const found = async (portal: TestApp, key: string, as: Person): Promise<string[]> =>
  rowsOf(await search(portal, key, as)).map(({ kind, title }) => `${kind} ${title}`);

/** Every row of the index, as text. */
export async function indexRows({ ctx }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(search_entry)::text as row from search_entry order by kind, key`.execute(ctx.db);
  return rows.map(({ row }) => row);
}

/** Writes the index anew, as after a bulk load. */
export const rebuild = ({ ctx }: TestApp): Promise<number> => rebuildSearch(ctx, searchSources);
