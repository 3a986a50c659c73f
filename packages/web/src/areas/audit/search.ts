import {
  ACCESS_LOG_TYPES,
  LOG_PAGE_SIZE,
  READING_TASK_CODES,
  SECURITY_EVENT_CODES,
  SUBJECT_KINDS,
  type SubjectKind,
} from '@portal/contract/areas/audit/lists';
import { seoulDay } from '@portal/contract/core/dates';
import { ALL } from '@portal/contract/core/list-request';
import { monthOf, moveMonth, readMonth } from '@portal/contract/core/months';
import { type AddressOf, anyDay, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const types = ACCESS_LOG_TYPES.map(({ value }) => value);
const span = { from: anyDay(), to: anyDay(), key: anyText() };

/** Whose data was read, as one parameter of the address: 'user:pm1'. */
export const subjectText = (kind: SubjectKind, id: string): string => `${kind}:${id}`;

/** Splits such a parameter into the fields of the request. Both are '' for an invalid one. */
export function readSubject(text: string): { SubjectKind: SubjectKind | ''; SubjectId: string } {
  const [kind, ...rest] = text.split(':');
  const known = SUBJECT_KINDS.find((each) => each === kind);
  return known === undefined ? { SubjectKind: '', SubjectId: '' } : { SubjectKind: known, SubjectId: rest.join(':') };
}

/** The parameters of the access log: days, task, reader, subject, address, odd times (D-161). */
export const accessSearch = defineSearch(
  paths.accessLog,
  {
    ...span,
    type: oneOf(types, ACCESS_LOG_TYPES[0].value),
    task: oneOf([ALL, ...READING_TASK_CODES], ALL),
    reader: anyText(),
    subject: anyText(),
    address: anyText(),
    odd: oneOf(['', 'Y'], ''),
  },
  { size: LOG_PAGE_SIZE },
);

/** The parameters of the change log (D-133). */
export const changeSearch = defineSearch(
  paths.changeLog,
  { ...span, type: oneOf(['name'], 'name') },
  { size: LOG_PAGE_SIZE },
);

/** The parameters of the security log: days, kind of event, and a search text (TH34). */
export const eventSearch = defineSearch(
  paths.securityLog,
  { ...span, event: oneOf([ALL, ...SECURITY_EVENT_CODES], ALL), type: oneOf(['name'], 'name') },
  { size: LOG_PAGE_SIZE },
);

/** The parameter of the access review: the month (D-163). */
export const reviewSearch = defineSearch(paths.accessReview, { month: anyText() }, { size: LOG_PAGE_SIZE });

/** The month of the review. Without a parameter it is the last complete month. */
export const reviewMonth = ({ month }: AddressOf<typeof reviewSearch>): string =>
  readMonth(month) ?? moveMonth(monthOf(seoulDay(new Date())), -1);
