import { mayMeetEmployees } from '@portal/contract/areas/employees/policy';
import { useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../kit/list/list-search.ts';
import { AllowedPage } from '../../../kit/page/allowed-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/headings.tsx';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '직원 등록';
const LIST = paths.employeeList;

function Registration() {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={TITLE} />
      <RegisterForm
        onDone={() => navigate({ to: LIST, ignoreBlocker: true })}
        // Not waited for: a way that the leave guard blocks never arrives.
        onCancel={() => void navigate({ to: LIST, search: lastList(LIST) })}
      />
    </>
  );
}

/** /employee/add: registers an employee of the own company (EMP-06, EMP-17 to EMP-22). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={mayMeetEmployees}>
    {() => <Registration />}
  </AllowedPage>
);
