import { useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../kit/list/list-search.ts';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/headings.tsx';
import { RegisterForm } from '../parts/register-form.tsx';
import { StaffPage } from '../parts/staff-page.tsx';

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
  <StaffPage title={TITLE}>
    <Registration />
  </StaffPage>
);
