import type { Area } from '#area.ts';
import { FILL_SEARCH, rebuildSearch } from './public/rebuild-search.ts';
import type { SearchSource } from './public/search-source.ts';
import { searchRoutes } from './routes.ts';

/** What this area adds to the portal. The areas of the records give it what they have for `search`. */
export const search = (sources: readonly SearchSource[]) =>
  ({
    routes: { search: searchRoutes },
    jobs: [
      {
        name: FILL_SEARCH,
        every: 'version',
        claim: 'one',
        run: (ctx, isOver) => rebuildSearch(ctx, sources, isOver),
      },
    ],
  }) satisfies Area;
