import { isStaff } from '@portal/contract/core/actor';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '담당자 등록';

function Registration() {
  const handlers = useBackToList(paths.managerList);
  return <RegisterForm title={TITLE} {...handlers} />;
}

/** /managers/add: registers a contractor's manager (MGR-12, MGR-23 to MGR-39). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={isStaff}>
    {() => <Registration />}
  </AllowedPage>
);
