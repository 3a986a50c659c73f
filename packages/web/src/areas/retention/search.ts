import { RETENTION_PAGE_SIZE } from '@portal/contract/areas/retention/kinds';
import { defineSearch } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

/** The address of the periods of personal data. */
export const retentionSearch = defineSearch(paths.retention, {}, { size: RETENTION_PAGE_SIZE });
