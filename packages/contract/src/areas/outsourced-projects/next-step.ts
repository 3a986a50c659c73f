import { firstFailure } from '../../core/forms.ts';
import { choosableDates } from '../project/start-dates.ts';
import { projectItems } from './changes.ts';
import { unratedOf } from './evaluation.ts';
import { type ProjectDraft, postChecks } from './forms.ts';
import { ProjectStatus } from './status.ts';

/** What of a project decides how far it is from its next step. */
export type StepFacts = {
  status: ProjectStatus;
  values: ProjectDraft;
  /** The day in Seoul. */
  today: string;
  ratings: readonly { score?: number | undefined }[];
  laterRatings: readonly { score?: number | undefined }[];
  materialSent: boolean;
  materialReceived: boolean;
  /** '' while none was given. */
  billDate: string;
};

/** Where something missing is done: a field of the form, a checklist, the shipment, the invoice date. */
export const Place = {
  Ratings: 'CheckLists',
  LaterRatings: 'CheckLists2',
  Shipping: 'shipping',
  Bill: 'BillDate',
} as const;

/** One thing that is missing; without a demanded one the step is refused, the others are only said. */
export type Missing = { label: string; place: string; demanded: boolean };

const demanded = (label: string, place: string): Missing => ({ label, place, demanded: true });
const said = (label: string, place: string): Missing => ({ label, place, demanded: false });

/** A day on offer that has not passed: for posting and for whoever accepts. */
const futureDay = ({ values, today }: StepFacts): Missing[] =>
  choosableDates(values.StartDate, today).length === 0 ? [demanded('지나지 않은 시작일', 'StartDate')] : [];

const itemOf = (field: string): string =>
  projectItems.find(({ fields }) => fields.some((own) => own === field))?.name ?? field;

/** What posting checks, each by the name of its item (OUT-100 to OUT-108). */
function unfilled({ values }: StepFacts): Missing[] {
  const failed = postChecks.filter((check) => firstFailure([check], values) !== undefined);
  return failed.map(({ field }) => demanded(itemOf(field), field));
}

function toPost(facts: StepFacts): Missing[] {
  const fields = unfilled(facts);
  return fields.some(({ place }) => place === 'StartDate') ? fields : [...fields, ...futureDay(facts)];
}

function unsent({ values, materialSent, materialReceived }: StepFacts): Missing[] {
  if (values.MaterialsNoYN === 'Y' || materialReceived) return [];
  return [said(materialSent ? '자재 수령' : '자재 발송', Place.Shipping)];
}

/** Completing demands every score of the first checklist (EVAL-08); materials under way are only said. */
function toComplete(facts: StepFacts): Missing[] {
  const open = unratedOf(facts.ratings).length;
  return [...(open > 0 ? [demanded(`평가 ${open}개`, Place.Ratings)] : []), ...unsent(facts)];
}

/** The second checklist cannot be rated any more once the project is settled (D-61). */
function toSettle({ laterRatings }: StepFacts): Missing[] {
  const open = unratedOf(laterRatings).length;
  return open > 0 ? [said(`완료 후 평가 ${open}개`, Place.LaterRatings)] : [];
}

type Step = { until: string; missing: (facts: StepFacts) => Missing[] };

const STEPS: Readonly<Record<ProjectStatus, Step | null>> = {
  [ProjectStatus.Draft]: { until: '게시', missing: toPost },
  [ProjectStatus.Open]: { until: '수주완료', missing: futureDay },
  [ProjectStatus.Awarded]: { until: '프로젝트완료', missing: toComplete },
  [ProjectStatus.Completed]: {
    until: '계산서발급완료',
    missing: ({ billDate }) => (billDate === '' ? [demanded('계산서 발행일', Place.Bill)] : []),
  },
  [ProjectStatus.Invoiced]: { until: '정산완료', missing: toSettle },
  [ProjectStatus.Settled]: null,
  [ProjectStatus.Withdrawn]: { until: '재게시', missing: toPost },
  [ProjectStatus.Canceled]: null,
};

/** The next step of a project's life and what is missing for it, in the order in which it is done. */
export function nextStep(facts: StepFacts): { until: string; missing: Missing[] } {
  const step = STEPS[facts.status];
  return step ? { until: step.until, missing: step.missing(facts) } : { until: '', missing: [] };
}
