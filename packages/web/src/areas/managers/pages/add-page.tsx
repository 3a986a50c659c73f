import { isStaff } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../kit/list/list-search.ts';
import { AllowedPage } from '../../../kit/page/allowed-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/headings.tsx';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '담당자 등록';
const LIST = paths.managerList;

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

/** /managers/add: registers a contractor's contact (MGR-12, MGR-23 to MGR-39). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={isStaff}>
    {() => <Registration />}
  </AllowedPage>
);
