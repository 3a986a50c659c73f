import { type Check, isBlank } from '../../core/checks.ts';
import { MAX_PEOPLE } from '../../core/limits.ts';
import { isContactPhone } from '../../core/phone.ts';

/** The fields that registration and edit check, under their request names. */
export type ProjectDraft = {
  ProjectName: string;
  Price: string;
  AreaId: number;
  StartDate: readonly string[];
  MaterialsNoYN: string;
  Materials: readonly { MaterialId: number; MaterialCnt: number }[];
  MizeSalesUserId: string;
  MizePMUserId: readonly string[];
  CustomerName: string;
  Addr2: string;
  PlaceName: string;
  PlaceManagerName: string;
  PlaceManagerMobile: string;
};

/** The nine checks of edit and posting, in order (OUT-100 to OUT-108). */
export const editChecks: readonly Check<ProjectDraft>[] = [
  { field: 'ProjectName', fails: (draft) => isBlank(draft.ProjectName), message: 'project.name.blank' },
  { field: 'Price', fails: (draft) => isBlank(draft.Price), message: 'project.price.blank' },
  { field: 'AreaId', fails: (draft) => draft.AreaId === 0, message: 'project.area.missing' },
  { field: 'StartDate', fails: (draft) => draft.StartDate.length === 0, message: 'project.startDate.missing' },
  {
    field: 'Materials',
    fails: (draft) => draft.MaterialsNoYN !== 'Y' && draft.Materials.length === 0,
    message: 'project.materials.missing',
  },
  { field: 'MizeSalesUserId', fails: (draft) => isBlank(draft.MizeSalesUserId), message: 'project.sales.missing' },
  { field: 'MizePMUserId', fails: (draft) => draft.MizePMUserId.length === 0, message: 'project.pm.missing' },
  { field: 'CustomerName', fails: (draft) => isBlank(draft.CustomerName), message: 'project.customer.blank' },
  { field: 'Addr2', fails: (draft) => isBlank(draft.Addr2), message: 'project.addr2.blank' },
];

/** The twelve checks of registration, in order (OUT-65 to OUT-76). */
export const registerChecks: readonly Check<ProjectDraft>[] = [
  ...editChecks,
  { field: 'PlaceName', fails: (draft) => isBlank(draft.PlaceName), message: 'project.place.blank' },
  {
    field: 'PlaceManagerName',
    fails: (draft) => isBlank(draft.PlaceManagerName),
    message: 'project.placeManager.blank',
  },
  {
    field: 'PlaceManagerMobile',
    fails: (draft) => isBlank(draft.PlaceManagerMobile),
    message: 'project.placeManagerMobile.blank',
  },
];

export type AcceptDraft = {
  ChoiceSelDate: string;
  TotalPeople: number;
  ManagerUserName: string;
  ManagerUserPhone: string;
};

const dateChosen: Check<AcceptDraft> = {
  field: 'ChoiceSelDate',
  fails: (draft) => draft.ChoiceSelDate === '',
  message: 'project.startDate.missing',
};

const crewChecks: readonly Check<AcceptDraft>[] = [
  {
    field: 'TotalPeople',
    fails: (draft) => draft.TotalPeople < 1 || draft.TotalPeople > MAX_PEOPLE,
    message: 'outsourced.accept.people',
  },
  {
    field: 'ManagerUserName',
    fails: (draft) => isBlank(draft.ManagerUserName),
    message: 'outsourced.accept.managerName',
  },
  {
    field: 'ManagerUserPhone',
    fails: (draft) => isBlank(draft.ManagerUserPhone),
    message: 'outsourced.accept.managerPhone',
  },
  {
    field: 'ManagerUserPhone',
    fails: (draft) => !isContactPhone(draft.ManagerUserPhone),
    message: 'outsourced.accept.phoneLength',
  },
];

/** What the server checks of an acceptance, in order (PART-28, PART-30 to PART-33). */
export const acceptChecks: readonly Check<AcceptDraft>[] = [dateChosen, ...crewChecks];

/** What the page checks: the same, with the agreement that no field carries (PART-29, D-66). */
export const acceptBoxChecks: readonly Check<AcceptDraft & { agreed: boolean }>[] = [
  dateChosen,
  { field: 'agreed', fails: (draft) => !draft.agreed, message: 'outsourced.accept.agreement' },
  ...crewChecks,
];

/** The invoice date is required on save (PART-46). */
export const billDateChecks: readonly Check<{ BillDate: string }>[] = [
  { field: 'BillDate', fails: (draft) => draft.BillDate === '', message: 'outsourced.billDate.blank' },
];

/** The reason of a withdrawal (T6). */
export const withdrawChecks: readonly Check<{ withDrawalMemo: string }>[] = [
  { field: 'withDrawalMemo', fails: (draft) => isBlank(draft.withDrawalMemo), message: 'refusal.withdrawMemo' },
];

/** The reason of a cancellation (T7). */
export const cancelChecks: readonly Check<{ cancelMemo: string }>[] = [
  { field: 'cancelMemo', fails: (draft) => isBlank(draft.cancelMemo), message: 'refusal.cancelMemo' },
];
