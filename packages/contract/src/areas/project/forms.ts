import { atLeastOne, type Check, chosen, filled, isBlank } from '../../core/forms.ts';
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

/** The single checks that both kinds of project put into their own order (OUT-64, INT-31 to INT-42). */
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
  placeManagerMobile: {
    field: 'PlaceManagerMobile',
    fails: (draft: SharedDraft) => !isSiteContact(draft.PlaceManagerMobile),
    message: 'project.placeManagerMobile.blank',
  },
  /** Where it may be left out: too short a number is refused all the same. */
  givenPlaceManagerMobile: {
    field: 'PlaceManagerMobile',
    fails: ({ PlaceManagerMobile }: SharedDraft) => !isBlank(PlaceManagerMobile) && !isSiteContact(PlaceManagerMobile),
    message: 'project.placeManagerMobile.blank',
  },
} as const;

/** The reason of a cancellation (T7, I4). */
export const cancelChecks: readonly Check<{ cancelMemo: string }>[] = [filled('cancelMemo', 'CANCEL_MEMO')];
