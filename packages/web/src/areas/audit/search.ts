import { ACCESS_LOG_TYPES, LOG_PAGE_SIZE } from '@portal/contract/areas/audit/lists';
import { anyDay, anyText, defineSearch, oneOf } from '../../kit/list/list-search.ts';
import { paths } from '../../lib/paths.ts';

const types = ACCESS_LOG_TYPES.map(({ value }) => value);
const span = { from: anyDay(), to: anyDay(), key: anyText() };

/** The address of the readings of personal numbers: days, and whose reading or whose numbers (D-107). */
export const accessSearch = defineSearch(
  paths.accessLog,
  { ...span, type: oneOf(types, ACCESS_LOG_TYPES[0].value) },
  { size: LOG_PAGE_SIZE },
);

/** The address of the changes of rights and reference data (D-133). */
export const changeSearch = defineSearch(
  paths.changeLog,
  { ...span, type: oneOf(['name'], 'name') },
  { size: LOG_PAGE_SIZE },
);
