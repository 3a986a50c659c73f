import { firstFailure } from '../../core/forms.ts';
import { choosableDates } from '../project/start-dates.ts';
import { projectItems } from './changes.ts';
import { unratedOf } from './evaluation.ts';
import { type ProjectDraft, postChecks } from './forms.ts';
import { ProjectStatus } from './status.ts';

/** The facts about a project that decide what its next step still needs. */
export type StepFacts = {
  status: ProjectStatus;
  values: ProjectDraft;
  /** The day in Seoul. */
  today: string;
  ratings: readonly { score?: number | undefined }[];
  laterRatings: readonly { score?: number | undefined }[];
  materialSent: boolean;
  materialReceived: boolean;
  /** '' when none is saved. */
  billDate: string;
};

/** Where the user completes a missing item: a field of the form, a checklist, the shipment, or the invoice date. */
export const MissingTarget = {
  Ratings: 'CheckLists',
  LaterRatings: 'CheckLists2',
  Shipping: 'shipping',
  Bill: 'BillDate',
} as const;

/** One missing item. Without a required one the step is refused; the others are hints. */
export type MissingItem = { label: string; place: string; required: boolean };

const required = (label: string, place: string): MissingItem => ({ label, place, required: true });
const hint = (label: string, place: string): MissingItem => ({ label, place, required: false });

/** An offered day that has not passed is needed to post and to accept. */
const futureDay = ({ values, today }: StepFacts): MissingItem[] =>
  choosableDates(values.StartDate, today).length === 0 ? [required('지나지 않은 시작일', 'StartDate')] : [];

const itemNameOf = (field: string): string =>
  projectItems.find(({ fields }) => fields.some((own) => own === field))?.name ?? field;

/** The failed checks of posting, each with the name of its item (OUT-100 to OUT-108). */
function unfilled({ values }: StepFacts): MissingItem[] {
  const failed = postChecks.filter((check) => firstFailure([check], values) !== undefined);
  return failed.map(({ field }) => required(itemNameOf(field), field));
}

function toPost(facts: StepFacts): MissingItem[] {
  const fields = unfilled(facts);
  return fields.some((item) => item.place === 'StartDate') ? fields : [...fields, ...futureDay(facts)];
}

function unsent({ values, materialSent, materialReceived }: StepFacts): MissingItem[] {
  if (values.MaterialsNoYN === 'Y' || materialReceived) return [];
  return [hint(materialSent ? '자재 수령' : '자재 발송', MissingTarget.Shipping)];
}

/**
 * Completing requires every score of the first checklist (EVAL-08). Materials that are still to be sent or received are
 * only a hint.
 */
function toComplete(facts: StepFacts): MissingItem[] {
  const open = unratedOf(facts.ratings).length;
  return [...(open > 0 ? [required(`평가 ${open}개`, MissingTarget.Ratings)] : []), ...unsent(facts)];
}

/** A hint, because the second checklist cannot be scored after the settlement (D-61). */
function toSettle({ laterRatings }: StepFacts): MissingItem[] {
  const open = unratedOf(laterRatings).length;
  return open > 0 ? [hint(`완료 후 평가 ${open}개`, MissingTarget.LaterRatings)] : [];
}

type Step = { until: string; missing: (facts: StepFacts) => MissingItem[] };

const STEPS: Readonly<Record<ProjectStatus, Step | null>> = {
  [ProjectStatus.Draft]: { until: '게시', missing: toPost },
  [ProjectStatus.Open]: { until: '수주완료', missing: futureDay },
  [ProjectStatus.Awarded]: { until: '프로젝트완료', missing: toComplete },
  [ProjectStatus.Completed]: {
    until: '계산서발급완료',
    missing: ({ billDate }) => (billDate === '' ? [required('계산서 발행일', MissingTarget.Bill)] : []),
  },
  [ProjectStatus.Invoiced]: { until: '정산완료', missing: toSettle },
  [ProjectStatus.Settled]: null,
  [ProjectStatus.Withdrawn]: { until: '재게시', missing: toPost },
  [ProjectStatus.Canceled]: null,
};

/** The next step of a project, and what it still needs in the order in which it is done. */
export function nextStep(facts: StepFacts): { until: string; missing: MissingItem[] } {
  const step = STEPS[facts.status];
  return step ? { until: step.until, missing: step.missing(facts) } : { until: '', missing: [] };
}
