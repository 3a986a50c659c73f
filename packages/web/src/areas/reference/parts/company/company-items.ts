import type { CompanyInfo, CompanyRow } from '@portal/contract/areas/reference/company-calls';
import { type FormItem, fieldItem } from '@portal/contract/core/forms';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { EditRules } from '#kit/edit/edit-rules.ts';

/** The form values of a company. */
export type CompanyValues = {
  CompanyName: string;
  BusinessNumber: string;
  Representative: string;
  CompanyPhone: string;
  DailyTeams: string;
};

/** The values of an empty form. */
export const EMPTY_COMPANY: CompanyValues = {
  CompanyName: '',
  BusinessNumber: '',
  Representative: '',
  CompanyPhone: '',
  DailyTeams: '',
};

/** The form values of a stored company. */
export const companyValues = (row: Omit<CompanyRow, 'no'>): CompanyValues => ({
  CompanyName: row.companyName,
  BusinessNumber: row.businessNumber,
  Representative: row.representative,
  CompanyPhone: row.companyPhone,
  DailyTeams: row.dailyTeams,
});

/** The items of an edit in form order. They need no reasons; the change log has the values. */
export const companyItems: readonly FormItem<CompanyValues>[] = [
  fieldItem('업체명', 'CompanyName'),
  fieldItem('사업자등록번호', 'BusinessNumber'),
  fieldItem('대표자', 'Representative'),
  {
    name: '전화번호',
    fields: ['CompanyPhone'],
    key: ({ CompanyPhone }) => phoneDigits(CompanyPhone),
    show: ({ CompanyPhone }) => withHyphens(CompanyPhone),
  },
  fieldItem('하루 팀 수', 'DailyTeams'),
];

/** The edit rules of a company: every item may change. */
export const companyRules: EditRules<CompanyInfo, CompanyValues> = { draftOf: companyValues, items: companyItems };
