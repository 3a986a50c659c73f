import { type Check, chosen, filled } from '../../core/forms.ts';
import { mobileCheck } from '../../core/number-checks.ts';
import { hasMobileLast, hasMobileMiddle } from '../../core/phone.ts';
import type { MessageKey } from '../../messages.ts';
import { newPasswordChecks } from '../auth/passwords.ts';

/** The fields of the form of a manager that are checked. */
export type ManagerDraft = {
  CompanyId: number;
  UserName: string;
  UserPosition: string;
  UserPhone: string;
  AreaId: number;
};

const check = (
  field: keyof ManagerDraft,
  message: MessageKey,
  fails: (draft: ManagerDraft) => boolean,
): Check<ManagerDraft> => ({ field, message, fails });

const position = filled('UserPosition', 'manager.position.blank');
const phoneMiddle = check('UserPhone', 'manager.phone.middle', (draft) => !hasMobileMiddle(draft.UserPhone));
const phoneLast = check('UserPhone', 'manager.phone.last', (draft) => !hasMobileLast(draft.UserPhone));
const area = chosen('AreaId', 'manager.area.missing');

/** The checks of a registration in their order (MGR-30 to MGR-36). */
export const managerAddChecks: readonly Check<ManagerDraft>[] = [
  chosen('CompanyId', 'manager.company.missing'),
  filled('UserName', 'manager.name.blank'),
  position,
  mobileCheck('UserPhone'),
  phoneMiddle,
  phoneLast,
  area,
];

/** The checks of an edit. Two have other messages, and a new password is checked too (MGR-41 to MGR-43, D-11). */
export const managerEditChecks: readonly Check<ManagerDraft & { UserPw: string }>[] = [
  chosen('CompanyId', 'manager.company.missingOnEdit'),
  filled('UserName', 'manager.name.blankOnEdit'),
  position,
  mobileCheck('UserPhone'),
  phoneMiddle,
  phoneLast,
  area,
  ...newPasswordChecks('UserPw'),
];
