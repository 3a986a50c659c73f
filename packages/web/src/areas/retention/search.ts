import { DELETED_CODES, RETENTION_PAGE_SIZE } from '@portal/contract/areas/retention/lists';
import { defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The parameters of the list of retention periods. */
export const retentionSearch = defineSearch(paths.retention, {}, { size: RETENTION_PAGE_SIZE });

/** The parameter of the deleted records: their kind (D-521). */
export const deletedSearch = defineSearch(
  paths.deletedRecords,
  { kind: oneOf(DELETED_CODES, 'outsourced') },
  { size: RETENTION_PAGE_SIZE },
);
