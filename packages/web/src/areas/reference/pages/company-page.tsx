import type { CompanyRow } from '@portal/contract/areas/reference/calls';
import { companyChecks } from '@portal/contract/areas/reference/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { PhoneField, TextField } from '#ui/fields/fields.tsx';
import { PhoneLink } from '#ui/text/values.tsx';
import { companyApi } from '../api.ts';
import { companyList } from '../lists.ts';
import type { ReferenceList } from '../parts/reference-list.ts';
import { ReferenceScreen } from '../parts/reference-screen.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

type Draft = { CompanyName: string; BusinessNumber: string; Representative: string; CompanyPhone: string };

const COMPANIES: ReferenceList<CompanyRow, Draft> = {
  title: '업체',
  ...companyList,
  searchLabel: '업체명 또는 사업자등록번호',
  keyOf: ({ id }) => id,
  nameOf: ({ companyName }) => companyName,
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
  empty: { CompanyName: '', BusinessNumber: '', Representative: '', CompanyPhone: '' },
  draftOf: (row) => ({
    CompanyName: row.companyName,
    BusinessNumber: row.businessNumber,
    Representative: row.representative,
    CompanyPhone: row.companyPhone,
  }),
  fields: (form) => (
    <>
      <TextField {...fieldOf(form, 'CompanyName')} label="업체명" maxLength={TEXT_LIMIT.name} autoFocus />
      <TextField
        {...fieldOf(form, 'BusinessNumber')}
        label="사업자등록번호"
        description="숫자 10자리"
        placeholder="000-00-00000"
        maxLength={14}
      />
      <TextField {...fieldOf(form, 'Representative')} label="대표자" maxLength={TEXT_LIMIT.name} />
      <PhoneField {...fieldOf(form, 'CompanyPhone')} label="전화번호" />
    </>
  ),
  add: (draft, idempotencyKey) => companyApi.add(draft, { idempotencyKey }),
  edit: ({ id }, draft, idempotencyKey) => companyApi.edit({ ...draft, Id: id }, { idempotencyKey }),
  retireNote: '사용하지 않는 업체는 프로젝트를 볼 수 있지만 새로 수주할 수 없습니다. 이미 수주한 것은 그대로입니다.',
  retire: ({ id }, active) => companyApi.retire(id, active),
  remove: ({ id }) => companyApi.remove(id),
  importKind: 'company',
};

/** /reference/companies: the contractors (D-133). */
export const CompanyPage = () => (
  <ManagerPage title={COMPANIES.title}>
    <ReferenceScreen list={COMPANIES} />
  </ManagerPage>
);
