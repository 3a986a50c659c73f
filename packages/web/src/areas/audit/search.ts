import { ACCESS_LOG_TYPES, LOG_PAGE_SIZE, SECURITY_EVENT_CODES } from '@portal/contract/areas/audit/lists';
import { ALL, anyDay, anyText, defineSearch, oneOf } from '../../kit/list/list-search.ts';
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

/** The address of what happened at the doors: days, which kind, and who or what (TH34). */
export const eventSearch = defineSearch(
  paths.securityLog,
  { ...span, event: oneOf([ALL, ...SECURITY_EVENT_CODES], ALL), type: oneOf(['name'], 'name') },
  { size: LOG_PAGE_SIZE },
);
