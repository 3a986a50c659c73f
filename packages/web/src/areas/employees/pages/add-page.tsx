import { mayUseEmployees } from '@portal/contract/areas/employees/policy';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '직원 등록';

function Registration() {
  const handlers = useBackToList(paths.employeeList);
  return <RegisterForm title={TITLE} {...handlers} />;
}

/** /employee/add: registers an employee of the own company (EMP-06, EMP-17 to EMP-22). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={mayUseEmployees}>
    {() => <Registration />}
  </AllowedPage>
);
