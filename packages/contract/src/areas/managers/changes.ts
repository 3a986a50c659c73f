import { choiceItem, type FormItem, fieldItem } from '../../core/forms.ts';
import { phoneKey, withHyphens } from '../../core/phone.ts';
import { isNewPassword, PASSWORD_MASK } from '../auth/passwords.ts';
import type { ManagerDraft } from './forms.ts';

/** The values that an edit compares: the form's fields, and the names behind the ids. */
export type ManagerValues = ManagerDraft & {
  companyName: string;
  areaName: string;
  UserPw: string;
  SpecialMemo: string;
};

/** Name of the password in the items of an edit. */
export const MANAGER_PASSWORD_ITEM = '비밀번호';

/** The items of an edit, each with a reason of its own (project-changes.md). A password is never shown (D-11). */
export const managerItems: readonly FormItem<ManagerValues>[] = [
  choiceItem('업체명', 'CompanyId', 'companyName'),
  {
    name: MANAGER_PASSWORD_ITEM,
    fields: ['UserPw'],
    key: ({ UserPw }) => (isNewPassword(UserPw) ? 'new' : ''),
    show: () => PASSWORD_MASK,
  },
  fieldItem('담당자명', 'UserName'),
  fieldItem('직급(직책)', 'UserPosition'),
  {
    name: '연락처',
    fields: ['UserPhone'],
    key: ({ UserPhone }) => phoneKey(UserPhone),
    show: ({ UserPhone }) => withHyphens(UserPhone),
  },
  choiceItem('지역', 'AreaId', 'areaName'),
  fieldItem('특이사항', 'SpecialMemo'),
];
