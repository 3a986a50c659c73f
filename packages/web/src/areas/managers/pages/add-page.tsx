import { MENU } from '@portal/contract/areas/menu/keys';
import { isStaff } from '@portal/contract/core/actor';
import { useGrant } from '#areas/menu/public/use-granted.ts';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { Forbidden } from '#kit/page/forbidden.tsx';
import { paths } from '#lib/paths.ts';
import { RegisterForm } from '../parts/register-form.tsx';

const TITLE = '담당자 등록';

function Registration() {
  const handlers = useBackToList(paths.managerList);
  // Nobody fills in a form that the server refuses.
  if (useGrant([MENU.managerList]) === false) return <Forbidden title={TITLE} />;
  return <RegisterForm title={TITLE} {...handlers} />;
}

/** /managers/add: registers a contractor's manager (MGR-12, MGR-23 to MGR-39). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={isStaff}>
    {() => <Registration />}
  </AllowedPage>
);
