import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import type { ManagerValues } from '@portal/contract/areas/managers/changes';
import type { ChangeReason } from '@portal/contract/core/forms';

/** The values of an empty form (MGR-23). */
export const EMPTY_VALUES: ManagerValues = {
  CompanyId: 0,
  companyName: '',
  UserName: '',
  UserPosition: '',
  UserPhone: '',
  AreaId: 0,
  areaName: '',
  UserPw: '',
  SpecialMemo: '',
};

/** The form values of a loaded manager. The password is blank until a new one is typed (D-11). */
export const valuesOf = (manager: ManagerInfo): ManagerValues => ({
  CompanyId: manager.companyId,
  companyName: manager.companyName,
  UserName: manager.userName,
  UserPosition: manager.userPosition,
  UserPhone: manager.userPhone,
  AreaId: manager.areaId,
  areaName: manager.areaName,
  UserPw: '',
  SpecialMemo: manager.specialMemo,
});

/** The request of manager-add. It has no password, which staff set in the record (D-100). */
export const registrationRequest = ({ companyName: _, areaName: _name, UserPw: _pw, ...values }: ManagerValues) =>
  values;

/** The request of manager-edit. */
export const editRequest = (loaded: ManagerInfo, values: ManagerValues, reasons: readonly ChangeReason[]) => ({
  ...registrationRequest(values),
  UserPw: values.UserPw,
  UserId: loaded.userId,
  Version: loaded.version,
  ManagerChangeReasons: [...reasons],
});
