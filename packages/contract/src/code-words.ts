import { EMPLOYMENT_LABELS, GENDERS, genderLabel, MODE_LABELS } from './areas/employees/codes.ts';
import {
  MAINTENANCE_TYPES,
  maintenanceLabel,
  PAY_TYPES,
  PROJECT_TYPES,
  payLabel,
  typeLabel,
} from './areas/internal-projects/kinds.ts';
import { INTERNAL_STATUSES, internalStatusLabel } from './areas/internal-projects/status.ts';
import { DELIVERY_TYPES, deliveryLabel, SEND_TYPES, sendLabel } from './areas/outsourced-projects/shipping.ts';
import {
  ORDER_STATUSES,
  PARTNER_LIST_STATUSES,
  PROJECT_STATUSES,
  SEEN_STATUSES,
  SETTLEMENT_STATUSES,
  statusLabel,
} from './areas/outsourced-projects/status.ts';
import { ALARM_MODES, HOME_TABS } from './areas/workspace/kinds.ts';
import { CIRCLE_WORDS, VISIBILITIES } from './areas/workspace/policy.ts';
import { ATTENDANCES, ENTRY_KINDS, PRIORITIES, REPEATS, TASK_STATUSES } from './areas/workspace-entries/kinds.ts';
import { ALL } from './core/list-request.ts';

type Words = Readonly<Record<string, string>>;

const labelled = <C extends string>(codes: readonly C[], label: (code: C) => string): Words =>
  Object.fromEntries(codes.map((code) => [code, label(code)]));

/** Lists of codes with the label of each code. No two lists have the same codes. */
const LISTS: readonly Words[] = [
  labelled(PROJECT_STATUSES, statusLabel),
  labelled(SEEN_STATUSES, statusLabel),
  labelled(PARTNER_LIST_STATUSES, statusLabel),
  labelled(ORDER_STATUSES, statusLabel),
  labelled(SETTLEMENT_STATUSES, statusLabel),
  labelled(INTERNAL_STATUSES, internalStatusLabel),
  labelled(PROJECT_TYPES, typeLabel),
  labelled(MAINTENANCE_TYPES, maintenanceLabel),
  labelled(PAY_TYPES, payLabel),
  labelled(DELIVERY_TYPES, deliveryLabel),
  labelled(SEND_TYPES, sendLabel),
  labelled(GENDERS, genderLabel),
  EMPLOYMENT_LABELS,
  MODE_LABELS,
  ENTRY_KINDS,
  TASK_STATUSES,
  PRIORITIES,
  ATTENDANCES,
  REPEATS,
  VISIBILITIES,
  CIRCLE_WORDS,
  HOME_TABS,
  ALARM_MODES,
];

const keyOf = (codes: readonly string[]): string => [...codes].sort().join(' ');
const BY_CODES = new Map(LISTS.map((words) => [keyOf(Object.keys(words)), words]));

/** The labels of exactly these codes, as 'P 게시전, N 수주전'. '' and the code of all are no part of a list. */
export function codeWords(codes: readonly string[]): string | undefined {
  const filled = codes.filter((code) => code !== '');
  const words = BY_CODES.get(keyOf(filled)) ?? BY_CODES.get(keyOf(filled.filter((code) => code !== ALL)));
  return (
    words &&
    Object.entries(words)
      .map(([code, label]) => `${code} ${label}`)
      .join(', ')
  );
}
