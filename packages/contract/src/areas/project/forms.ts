import { type Check, isBlank } from '../../core/forms.ts';
import { isSiteContact } from '../../core/phone.ts';

/** The fields that forms of both kinds of project check, under their request names. */
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

const check = (
  field: keyof SharedDraft,
  fails: Check<SharedDraft>['fails'],
  message: Check<SharedDraft>['message'],
) => ({
  field,
  fails,
  message,
});

/** The single checks that both kinds of project put into their own order (OUT-64, INT-31 to INT-42). */
export const sharedChecks = {
  name: check('ProjectName', (draft) => isBlank(draft.ProjectName), 'project.name.blank'),
  area: check('AreaId', (draft) => draft.AreaId === 0, 'project.area.missing'),
  startDate: check('StartDate', (draft) => draft.StartDate.length === 0, 'project.startDate.missing'),
  sales: check('MizeSalesUserId', (draft) => isBlank(draft.MizeSalesUserId), 'project.sales.missing'),
  pms: check('MizePMUserId', (draft) => draft.MizePMUserId.length === 0, 'project.pm.missing'),
  customer: check('CustomerName', (draft) => isBlank(draft.CustomerName), 'project.customer.blank'),
  addr2: check('Addr2', (draft) => isBlank(draft.Addr2), 'project.addr2.blank'),
  place: check('PlaceName', (draft) => isBlank(draft.PlaceName), 'project.place.blank'),
  placeManager: check('PlaceManagerName', (draft) => isBlank(draft.PlaceManagerName), 'project.placeManager.blank'),
  placeManagerMobile: check(
    'PlaceManagerMobile',
    (draft) => !isSiteContact(draft.PlaceManagerMobile),
    'project.placeManagerMobile.blank',
  ),
  /** Where it may be left out: too short a number is refused all the same. */
  givenPlaceManagerMobile: check(
    'PlaceManagerMobile',
    (draft) => !isBlank(draft.PlaceManagerMobile) && !isSiteContact(draft.PlaceManagerMobile),
    'project.placeManagerMobile.blank',
  ),
} as const;

/** The reason of a cancellation (T7, I4). */
export const cancelChecks: readonly Check<{ cancelMemo: string }>[] = [
  { field: 'cancelMemo', fails: (draft) => isBlank(draft.cancelMemo), message: 'CANCEL_MEMO' },
];
