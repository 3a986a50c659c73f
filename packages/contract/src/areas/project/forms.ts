import { atLeastOne, type Check, chosen, filled, isBlank } from '../../core/forms.ts';
import { phoneCheck } from '../../core/number-checks.ts';
import { isSiteContact } from '../../core/phone.ts';
import { UNREAD } from '../../core/typed-numbers.ts';

/** The fields checked in forms of both kinds of project, under their request names. */
export type SharedDraft = {
  ProjectName: string;
  AreaId: number;
  StartDate: readonly string[];
  MizeSalesUserId: string;
  MizePMUserId: readonly string[];
  CustomerName: string;
  Addr2: string;
  PlaceName: string;
  PlaceManagerName: string;
  PlaceManagerMobile: string;
};

/** The checks that both kinds of project share. Each kind arranges them in its own order (OUT-64, INT-31 to INT-42). */
export const sharedChecks = {
  name: filled('ProjectName', 'project.name.blank'),
  area: chosen('AreaId', 'project.area.missing'),
  startDate: atLeastOne('StartDate', 'project.startDate.missing'),
  sales: filled('MizeSalesUserId', 'project.sales.missing'),
  pms: atLeastOne('MizePMUserId', 'project.pm.missing'),
  customer: filled('CustomerName', 'project.customer.blank'),
  addr2: filled('Addr2', 'project.addr2.blank'),
  place: filled('PlaceName', 'project.place.blank'),
  placeManager: filled('PlaceManagerName', 'project.placeManager.blank'),
  /** What is no number says so while it is typed, whether one is needed or not. */
  readPlaceManagerMobile: phoneCheck('PlaceManagerMobile'),
  placeManagerMobile: {
    field: 'PlaceManagerMobile',
    required: true,
    fails: (draft: SharedDraft) => !isSiteContact(draft.PlaceManagerMobile),
    message: 'project.placeManagerMobile.blank',
  },
  /** For forms where the number is optional: a number that is too short is still refused. */
  givenPlaceManagerMobile: {
    field: 'PlaceManagerMobile',
    fails: ({ PlaceManagerMobile }: SharedDraft) => !isBlank(PlaceManagerMobile) && !isSiteContact(PlaceManagerMobile),
    message: 'project.placeManagerMobile.blank',
  },
} as const;

/** A quantity that is still being typed and is no number keeps the form from being sent (D-540). */
export const readQuantities = <Field extends string>(
  field: Field,
): Check<Record<Field, readonly { MaterialCnt: number }[]>> => ({
  field,
  fails: (draft) => draft[field].some(({ MaterialCnt }) => MaterialCnt === UNREAD),
  message: 'form.count.unread',
});

/** A cancellation needs a reason (T7, I4). */
export const cancelChecks: readonly Check<{ cancelMemo: string }>[] = [filled('cancelMemo', 'CANCEL_MEMO')];
