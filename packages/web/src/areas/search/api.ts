import type { SearchResult, SearchRow } from '@portal/contract/areas/search/calls';
import type { SearchGroup } from '@portal/contract/areas/search/kinds';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

const NOTHING: SearchResult = { groups: [] };

/** What the words find; the former result stays until the new one has come. */
export const resultQuery = (words: readonly string[], group: SearchGroup | '') =>
  queryOptions({
    queryKey: ['search', words, group],
    enabled: words.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const request = { SearchKey: words.join(' '), SearchGroup: group };
      const [result = NOTHING] = (await call('Search/search-list', request, { signal })).data;
      return { words, ...result };
    },
  });

/** The records of these keys that the user may see now. */
export const recentQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['search', 'recent', keys],
    enabled: keys.length > 0,
    queryFn: async ({ signal }): Promise<SearchRow[]> =>
      (await call('Search/search-recent-list', { Keys: keys.join('^') }, { signal })).data,
  });
