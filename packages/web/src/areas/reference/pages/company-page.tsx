import type { CompanyRow } from '@portal/contract/areas/reference/company-calls';
import { companyChecks } from '@portal/contract/areas/reference/forms';
import { paths } from '#lib/paths.ts';
import { PhoneLink } from '#ui/text/values.tsx';
import { companyApi } from '../api.ts';
import { companyList } from '../lists.ts';
import { CompanyFields } from '../parts/company/company-fields.tsx';
import { type CompanyValues, companyValues, EMPTY_COMPANY } from '../parts/company/company-items.ts';
import type { ReferenceList } from '../parts/reference-list.ts';
import { ReferenceScreen } from '../parts/reference-screen.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

const COMPANIES: ReferenceList<CompanyRow, CompanyValues> = {
  title: '업체',
  ...companyList,
  searchLabel: '업체명 또는 사업자등록번호',
  keyOf: ({ id }) => id,
  nameOf: ({ companyName }) => companyName,
  pathOf: ({ id }) => paths.referenceCompanyView(id),
  columns: [
    { key: 'name', header: '업체명', render: ({ companyName }) => companyName },
    { key: 'number', header: '사업자등록번호', width: 140, render: ({ businessNumber }) => businessNumber },
    { key: 'head', header: '대표자', width: 120, render: ({ representative }) => representative },
    {
      key: 'phone',
      header: '전화번호',
      width: 140,
      render: ({ companyPhone, companyName }) => <PhoneLink phone={companyPhone} name={companyName} />,
    },
  ],
  checks: companyChecks,
  empty: EMPTY_COMPANY,
  draftOf: companyValues,
  fields: (form) => <CompanyFields form={form} />,
  add: (draft, idempotencyKey) => companyApi.add(draft, { idempotencyKey }),
  edit: (row, draft, idempotencyKey) => companyApi.edit(row, draft, { idempotencyKey }),
  retireNote: '사용하지 않는 업체는 프로젝트를 볼 수 있지만 새로 수주할 수 없습니다. 이미 수주한 것은 그대로입니다.',
  retire: companyApi.retire,
  remove: companyApi.remove,
  readOrderGroups: async () => [
    {
      label: '업체',
      entries: (await companyApi.all()).map(({ id, companyName }) => ({ id, name: companyName })),
      save: (order, idempotencyKey) => companyApi.order(order, { idempotencyKey }),
    },
  ],
  importKind: 'company',
};

/** /reference/companies: the contractors (D-133). */
export const CompanyPage = () => (
  <ManagerPage title={COMPANIES.title}>
    <ReferenceScreen list={COMPANIES} />
  </ManagerPage>
);
