import { StaffLetter } from '../../core/actor.ts';

/** The duties for which staff can be chosen in a project: sales and PM (D-52). */
export const Duty = { Sales: 'sales', Pm: 'pm' } as const;
export type Duty = (typeof Duty)[keyof typeof Duty];

/** Labels of the duties, in the order of the page. */
export const DUTY_LABELS: Readonly<Record<Duty, string>> = { sales: '영업', pm: 'PM' };

/** The permission letter that includes a duty. */
export const DUTY_LETTER: Readonly<Record<Duty, string>> = { sales: StaffLetter.Sales, pm: StaffLetter.Pm };

/** What decides on the duties of a member of staff: the letter, and the duties that permission M gave beside it. */
export type DutyHolder = { permission: string; sales: boolean; pm: boolean };

/** Whether the person can be chosen for a duty: by the letter, or because permission M gave it (D-253). */
export const hasDuty = (duty: Duty, person: DutyHolder): boolean =>
  person.permission === DUTY_LETTER[duty] || person[duty];

/** '영업, PM' of the duties that were given beside the letter; '없음' for none. */
export const givenDuties = ({ sales, pm }: Pick<DutyHolder, 'sales' | 'pm'>): string =>
  [sales && DUTY_LABELS.sales, pm && DUTY_LABELS.pm].filter(Boolean).join(', ') || '없음';
