import type { SearchRecord } from '#areas/search/public/search-entries.ts';
import { searchSource } from '#areas/search/public/search-source.ts';

export const SEARCHED_USER_COLUMNS = [
  'user_id',
  'user_type',
  'user_name',
  'phone',
  'dept_name',
  'company_id',
  'created_at',
  'deleted_at',
  'blanked_at',
] as const;
export type SearchedUser = {
  user_id: string;
  user_type: 'M' | 'C';
  user_name: string;
  phone: string;
  dept_name: string;
  company_id: number;
  created_at: Date;
  deleted_at: Date | null;
  blanked_at: Date | null;
};

export const SEARCHED_COMPANY_COLUMNS = [
  'id',
  'kind',
  'name',
  'business_number',
  'phone',
  'active',
  'created_at',
] as const;
type SearchedCompany = {
  id: number;
  kind: 'provider' | 'partner';
  name: string;
  business_number: string;
  phone: string;
  active: boolean;
  created_at: Date;
};

/** How a user is found: by name, telephone and department, until the account is deleted or blanked. */
export const userSearchRecords = (user: SearchedUser): SearchRecord[] => [
  {
    kind: user.user_type === 'C' ? 'manager' : 'employee',
    key: user.user_id,
    entry:
      user.deleted_at === null && user.blanked_at === null
        ? {
            title: user.user_name,
            more: `${user.phone}\n${user.dept_name}`,
            at: user.created_at,
            company_id: user.company_id,
          }
        : null,
  },
];

/** How a contractor is found: by name, business number and telephone, while it is in use. */
export const companySearchRecords = (company: SearchedCompany): SearchRecord[] => [
  {
    kind: 'company',
    key: company.id,
    entry:
      company.kind === 'partner' && company.active
        ? {
            title: company.name,
            more: `${company.business_number}\n${company.phone}`,
            at: company.created_at,
            company_id: company.id,
          }
        : null,
  },
];

/** Users and companies, for the rebuild of the search index. */
export const peopleSearch = [
  searchSource({
    table: 'portal_user',
    key: 'user_id',
    kinds: ['manager', 'employee'],
    columns: SEARCHED_USER_COLUMNS,
    recordsOf: userSearchRecords,
  }),
  searchSource({
    table: 'company',
    key: 'id',
    kinds: ['company'],
    columns: SEARCHED_COMPANY_COLUMNS,
    recordsOf: companySearchRecords,
  }),
];
