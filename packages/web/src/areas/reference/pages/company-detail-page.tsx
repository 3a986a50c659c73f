import { RecordPage } from '#kit/record/record-page.tsx';
import { paths } from '#lib/paths.ts';
import { companySource } from '../api.ts';
import { CompanyRecord } from '../parts/company/company-record.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

const TITLE = '업체 상세';

/** /reference/companies/view/{id}: a contractor with its people and awards (D-258). */
export const CompanyDetailPage = () => (
  <ManagerPage title={TITLE}>
    <RecordPage
      kind={TITLE}
      source={companySource}
      nameOf={({ companyName }) => companyName}
      listPath={paths.referenceCompanies}
      ownHead
    >
      {({ record: company, reload }) => <CompanyRecord key={company.id} {...{ company, reload }} />}
    </RecordPage>
  </ManagerPage>
);
