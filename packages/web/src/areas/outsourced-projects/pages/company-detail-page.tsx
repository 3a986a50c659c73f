import { paths } from '#lib/paths.ts';
import { CompanyDetail } from '../public/company-detail.tsx';

/** The page /projects/companyview/{id}. */
export const CompanyDetailPage = () => (
  <CompanyDetail title="프로젝트 상세 (업체)" listPath={paths.projectCompanyList} />
);
