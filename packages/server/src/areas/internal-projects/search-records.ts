import { projectSearchRecords, SEARCHED_COLUMNS, type SearchedProject } from '#areas/project/public/search-records.ts';
import { searchSource } from '#areas/search/public/search-source.ts';

const KINDS = ['internal', 'internalSite'] as const;

/** How a project of this area is found. */
export const searchRecordsOf = (project: SearchedProject) => projectSearchRecords(project, KINDS);

/** The projects of this area, for the rebuild of the search index. */
export const internalSearch = searchSource({
  table: 'internal_project',
  key: 'id',
  kinds: KINDS,
  columns: SEARCHED_COLUMNS,
  recordsOf: searchRecordsOf,
});
