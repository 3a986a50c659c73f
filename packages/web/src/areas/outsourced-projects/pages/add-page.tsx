import { isStaff } from '@portal/contract/core/actor';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../kit/list/list-search.ts';
import { AllowedPage } from '../../../kit/page/allowed-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { PageTitle } from '../../../ui/headings.tsx';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '프로젝트 등록 (외주)';
const LIST = paths.projectList;

function Registration({ loginId }: { loginId: string }) {
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={TITLE} />
      <RegisterForm
        loginId={loginId}
        onDone={() => navigate({ to: LIST, ignoreBlocker: true })}
        // Not waited for: a way that the leave guard blocks never arrives.
        onCancel={() => void navigate({ to: LIST, search: lastList(LIST) })}
      />
    </>
  );
}

/** /projects/add: staff register a project; contractors have nothing to do here. */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={isStaff} otherwise={<Navigate to={LIST} replace />}>
    {({ userId }) => <Registration loginId={userId} />}
  </AllowedPage>
);
