import { ACCESS_LOG_TYPES, LOG_PAGE_SIZE, SECURITY_EVENT_CODES } from '@portal/contract/areas/audit/lists';
import { READING_TASK_CODES, SUBJECT_KINDS, type SubjectKind } from '@portal/contract/areas/audit/readings';
import { monthOf, moveMonth, readMonth } from '@portal/contract/areas/settlement/months';
import { seoulDay } from '@portal/contract/core/dates';
import { ALL } from '@portal/contract/core/list-request';
import { type AddressOf, anyDay, anyText, defineSearch, oneOf } from '#kit/list/list-search.ts';
import { paths } from '#lib/paths.ts';

const types = ACCESS_LOG_TYPES.map(({ value }) => value);
const span = { from: anyDay(), to: anyDay(), key: anyText() };

/** Whose data, as one name of the address: 'user:pm1'. */
export const subjectText = (kind: SubjectKind, id: string): string => `${kind}:${id}`;

/** The same as the call takes it; both blank for nonsense. */
export function readSubject(text: string): { SubjectKind: SubjectKind | ''; SubjectId: string } {
  const [kind, ...rest] = text.split(':');
  const known = SUBJECT_KINDS.find((each) => each === kind);
  return known === undefined ? { SubjectKind: '', SubjectId: '' } : { SubjectKind: known, SubjectId: rest.join(':') };
}

/** The address of the readings: days, what for, by whom, whose, from where, at odd times (D-161). */
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

/** The address of the review: which month, the last whole one unless it says (D-163). */
export const reviewSearch = defineSearch(paths.accessReview, { month: anyText() }, { size: LOG_PAGE_SIZE });

/** The month of the review; the last whole one without it. */
export const reviewMonth = ({ month }: AddressOf<typeof reviewSearch>): string =>
  readMonth(month) ?? moveMonth(monthOf(seoulDay(new Date())), -1);
