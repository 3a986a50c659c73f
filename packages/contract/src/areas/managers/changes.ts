import type { ChangeItem } from '../../core/forms.ts';
import { phoneDigits, withHyphens } from '../../core/phone.ts';
import { isNewPassword, PASSWORD_MASK } from '../auth/passwords.ts';
import type { ManagerDraft } from './forms.ts';

/** What an edit compares: the form's values with the names that ids stand for. */
export type ManagerValues = ManagerDraft & {
  companyName: string;
  areaName: string;
  UserPw: string;
  SpecialMemo: string;
};

/** The items of an edit, each with its own reason (decisions.md section 20); a password never shows (D-11). */
export const managerItems: readonly (ChangeItem<ManagerValues> & { fields: readonly (keyof ManagerValues)[] })[] = [
  {
    name: '업체명',
    fields: ['CompanyId', 'companyName'],
    key: ({ CompanyId }) => String(CompanyId),
    show: ({ companyName }) => companyName,
  },
  {
    name: '비밀번호',
    fields: ['UserPw'],
    key: ({ UserPw }) => (isNewPassword(UserPw) ? 'new' : ''),
    show: () => PASSWORD_MASK,
  },
  { name: '담당자명', fields: ['UserName'], key: ({ UserName }) => UserName, show: ({ UserName }) => UserName },
  {
    name: '직급(직책)',
    fields: ['UserPosition'],
    key: ({ UserPosition }) => UserPosition,
    show: ({ UserPosition }) => UserPosition,
  },
  {
    name: '연락처',
    fields: ['UserPhone'],
    key: ({ UserPhone }) => phoneDigits(UserPhone),
    show: ({ UserPhone }) => withHyphens(UserPhone),
  },
  {
    name: '지역',
    fields: ['AreaId', 'areaName'],
    key: ({ AreaId }) => String(AreaId),
    show: ({ areaName }) => areaName,
  },
  {
    name: '특이사항',
    fields: ['SpecialMemo'],
    key: ({ SpecialMemo }) => SpecialMemo,
    show: ({ SpecialMemo }) => SpecialMemo,
  },
];
