import { addDays, seoulInstant } from '../../core/dates.ts';
import { quantityText } from '../../core/formats.ts';
import { type Check, counted, filled, isBlank } from '../../core/forms.ts';
import { MAX_QUANTITY, TEXT_LIMIT } from '../../core/limits.ts';
import { firstVisitDay, MOST_HEADCOUNT } from '../site/visits.ts';
import { arePhotosOpen } from '../site-photos/photos.ts';

/** The most characters of what was done, and of what comes tomorrow. */
export const LOG_TEXT = TEXT_LIMIT.comment;
/** The most characters of a delay and of the reason of a correction. */
export const LOG_NOTE = TEXT_LIMIT.objection;
/** The most photos of one log. */
export const LOG_PHOTOS = 30;

/** Why work was late: materials, weather, customer, additional work, other. */
export const DELAY_KINDS = ['M', 'W', 'C', 'A', 'E'] as const;
export type DelayKind = (typeof DELAY_KINDS)[number];

const DELAY_LABELS: Readonly<Record<DelayKind, string>> = {
  M: '자재',
  W: '날씨',
  C: '고객',
  A: '추가작업',
  E: '기타',
};
/** Label of a delay; '없음' without one. */
export const delayLabel = (kind: DelayKind | ''): string => (kind === '' ? '없음' : DELAY_LABELS[kind]);

/** Whether logs are written and corrected in this status: as photos are, until the invoice (D-447). */
export const isLogStatus = arePhotosOpen;

/** The moment until which the log of a day is edited freely: 24:00 of the next day in Seoul. */
const freeUntil = (day: string): number => Date.parse(seoulInstant(addDays(day, 2)));

/** Whether the log of a day is edited freely at a moment. Later a change is a correction with its reason. */
export const isLogFree = (day: string, at: Date): boolean => at.getTime() < freeUntil(day);

/** The days of an award on which a log may be needed. `visited` says that a crew came on that day. */
type LogDay = { day: string; startDay: string; visited: boolean };

/** Why a log of this day could not be written on `writtenOn`, if so: days of work are those that may have an arrival (D-438). */
export function logDayProblem({ day, startDay, visited }: LogDay, writtenOn: string): 'LOG_DAY' | undefined {
  const isWorkday = visited || (startDay !== '' && day >= firstVisitDay(startDay));
  return day !== '' && day <= writtenOn && isWorkday ? undefined : 'LOG_DAY';
}

/** Material of a log: a line that was sent, and how many of it were used. */
export type UsedMaterial = { MaterialId: number; Quantity: number };

/** The fields of a log as they are typed and sent. */
export type LogDraft = {
  Work: string;
  Headcount: number;
  Materials: readonly UsedMaterial[];
  DelayKind: DelayKind | '';
  DelayText: string;
  Tomorrow: string;
  Photos: readonly string[];
  Reason: string;
};

const isWrongQuantity = ({ Quantity }: UsedMaterial): boolean => Quantity < 1 || Quantity > MAX_QUANTITY;
const hasTwice = (values: readonly number[]): boolean => new Set(values).size < values.length;

/** The checks of a log, in the order of its form. */
export const logChecks: readonly Check<LogDraft>[] = [
  filled('Work', 'log.work.blank'),
  counted('Headcount', MOST_HEADCOUNT, 'log.headcount.wrong'),
  {
    field: 'Materials',
    fails: ({ Materials }) =>
      Materials.some(isWrongQuantity) || hasTwice(Materials.map(({ MaterialId }) => MaterialId)),
    message: 'log.used.wrong',
  },
  {
    field: 'DelayText',
    fails: ({ DelayKind, DelayText }) => DelayKind !== '' && isBlank(DelayText),
    message: 'log.delay.blank',
  },
];

/** The check of a log that is written after its time: it needs a reason. */
export const correctionChecks: readonly Check<Pick<LogDraft, 'Reason'>>[] = [
  { field: 'Reason', fails: ({ Reason }) => isBlank(Reason), message: 'REASON_MISSING' },
];

/** Whether two logs say the same. Photos and materials are compared in their order. */
export const isSameLog = (one: LogDraft, other: LogDraft): boolean => logKey(one) === logKey(other);

const logKey = ({ Work, Headcount, Materials, DelayKind, DelayText, Tomorrow, Photos }: LogDraft): string =>
  JSON.stringify([
    Work,
    Headcount,
    Materials.map(({ MaterialId, Quantity }) => [MaterialId, Quantity]),
    DelayKind,
    DelayText,
    Tomorrow,
    Photos,
  ]);

/** A material with how many of it were used, and how many arrived. */
export type Consumption = { name: string; unit?: string | undefined; used: number; arrived: number };

/** '돔 카메라 20개 (수령 18개)' of everything of which more was used than arrived; '' when nothing was. */
export const moreUsedText = (lines: readonly Consumption[]): string =>
  lines
    .filter(({ used, arrived }) => used > arrived)
    .map(({ name, unit, used, arrived }) => `${name} ${quantityText(used, unit)} (수령 ${quantityText(arrived, unit)})`)
    .join(', ');
