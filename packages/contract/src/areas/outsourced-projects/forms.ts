import { addYears } from '../../core/dates.ts';
import type { YesNo } from '../../core/formats.ts';
import { type Check, counted, filled, isBlank } from '../../core/forms.ts';
import { MAX_PEOPLE } from '../../core/limits.ts';
import { type Amounts, totalOf } from '../../core/money.ts';
import { amountChecks, phoneCheck } from '../../core/number-checks.ts';
import { isContactPhone } from '../../core/phone.ts';
import { UNREAD } from '../../core/typed-numbers.ts';
import { readQuantities, type SharedDraft, sharedChecks } from '../project/forms.ts';
import { ProjectStatus } from './status.ts';

/** The fields checked at registration and edit, under their request names. */
export type ProjectDraft = SharedDraft & {
  Price: string;
  AddPrice: string;
  MaterialsNoYN: YesNo;
  Materials: readonly { MaterialId: number; MaterialCnt: number }[];
};

/** The nine checks that posting, registration and edit share, in their order (OUT-100 to OUT-108). */
const sharedByAll: readonly Check<ProjectDraft>[] = [
  sharedChecks.name,
  filled('Price', 'project.price.blank'),
  sharedChecks.area,
  sharedChecks.startDate,
  {
    field: 'Materials',
    fails: (draft) => draft.MaterialsNoYN !== 'Y' && draft.Materials.length === 0,
    message: 'project.materials.missing',
  },
  readQuantities('Materials'),
  sharedChecks.sales,
  sharedChecks.pms,
  sharedChecks.customer,
  sharedChecks.addr2,
];

/** Whether the deduction exceeds the price (D-231). */
export const hasNegativeTotal = (amounts: Amounts): boolean => totalOf(amounts) < 0;

/** A deduction must not exceed the price (D-231). */
const totalCheck: Check<ProjectDraft> = {
  field: 'AddPrice',
  fails: ({ Price, AddPrice }) => !isBlank(Price) && hasNegativeTotal({ price: Price, addPrice: AddPrice }),
  message: 'outsourced.total.negative',
};

/** The checks of posting: the nine, and a total of at least 0, which older rows may lack. */
export const postChecks: readonly Check<ProjectDraft>[] = [...sharedByAll, totalCheck];

const amounts: readonly Check<ProjectDraft>[] = [
  ...amountChecks('Price'),
  ...amountChecks('AddPrice', true),
  totalCheck,
];

/** The checks of an edit: the nine, valid amounts, and a valid site contact if one is given. */
export const editChecks: readonly Check<ProjectDraft>[] = [
  ...sharedByAll,
  ...amounts,
  sharedChecks.readPlaceManagerMobile,
  sharedChecks.givenPlaceManagerMobile,
];

/** The twelve checks of registration in their order (OUT-65 to OUT-76), and valid amounts. */
export const registerChecks: readonly Check<ProjectDraft>[] = [
  ...sharedByAll,
  ...amounts,
  sharedChecks.place,
  sharedChecks.placeManager,
  sharedChecks.readPlaceManagerMobile,
  sharedChecks.placeManagerMobile,
];

export type AcceptDraft = {
  ChoiceSelDate: string;
  TotalPeople: number;
  ManagerUserName: string;
  ManagerUserPhone: string;
};

const dateChosen: Check<AcceptDraft> = filled('ChoiceSelDate', 'project.startDate.missing');

/** The checks of the crew that comes to the site, in their order. */
export const crewChecks: readonly Check<AcceptDraft>[] = [
  counted('TotalPeople', MAX_PEOPLE, 'outsourced.accept.people'),
  filled('ManagerUserName', 'outsourced.accept.managerName'),
  filled('ManagerUserPhone', 'outsourced.accept.managerPhone'),
  phoneCheck('ManagerUserPhone'),
  {
    field: 'ManagerUserPhone',
    fails: (draft) => !isContactPhone(draft.ManagerUserPhone),
    message: 'outsourced.accept.phoneLength',
  },
];

/** The server's checks of an acceptance in their order (PART-30 to PART-33). */
export const acceptChecks: readonly Check<AcceptDraft>[] = [dateChosen, ...crewChecks];

/** The page's checks of an acceptance: the same, the agreement, which is not sent (D-66), and a number that is none. */
export const acceptPageChecks: readonly Check<AcceptDraft & { agreed: boolean }>[] = [
  dateChosen,
  { field: 'agreed', fails: (draft) => !draft.agreed, message: 'outsourced.accept.agreement' },
  { field: 'TotalPeople', fails: ({ TotalPeople }) => TotalPeople === UNREAD, message: 'form.count.unread' },
  ...crewChecks,
];

/** An invoice date with the days that bound it: the award, and a year from today (D-222). */
export type BillDateDraft = { BillDate: string; awardDay: string; lastDay: string };

/** The first and the last day that an invoice date may have. `awardedAt` starts with the day of the award. */
export const billDateBounds = (awardedAt: string, today: string): Omit<BillDateDraft, 'BillDate'> => ({
  awardDay: awardedAt.slice(0, 10),
  lastDay: addYears(today, 1),
});

/** The invoice date is required, and lies within its bounds (PART-46, D-222). */
export const billDateChecks: readonly Check<BillDateDraft>[] = [
  filled('BillDate', 'outsourced.billDate.blank'),
  {
    field: 'BillDate',
    fails: ({ BillDate, awardDay }) => BillDate !== '' && BillDate < awardDay,
    message: 'outsourced.billDate.early',
  },
  { field: 'BillDate', fails: ({ BillDate, lastDay }) => BillDate > lastDay, message: 'outsourced.billDate.late' },
];

/** What decides whether the winner's day may go: the state, that day ('' for none), and the stored days. */
export type ChosenDay = { status: ProjectStatus; chosenDay: string; stored: readonly string[] };

/** While the project is awarded, the winner's day stays offered, unless a single other day replaces it (D-72). */
export const chosenDayChecks = ({
  status,
  chosenDay,
  stored,
}: ChosenDay): readonly Check<{ StartDate: readonly string[] }>[] => [
  {
    field: 'StartDate',
    message: 'CHOSEN_DATE_REMOVED',
    fails: ({ StartDate }) =>
      status === ProjectStatus.Awarded &&
      chosenDay !== '' &&
      !StartDate.includes(chosenDay) &&
      StartDate.length !== 1 &&
      StartDate.join() !== stored.join(),
  },
];

/** A withdrawal needs a reason (T6). */
export const withdrawChecks: readonly Check<{ withDrawalMemo: string }>[] = [filled('withDrawalMemo', 'WITHDRAW_MEMO')];
