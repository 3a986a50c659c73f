import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { RegisterForm } from '../parts/register-form.tsx';
import { useInitialValues } from '../parts/use-initial-values.ts';

const TITLE = '프로젝트 등록 (마이즈)';

function Registration({ actor }: { actor: Actor }) {
  const callbacks = useBackToList(paths.projectMizeList);
  const initial = useInitialValues(actor);
  return initial ? <RegisterForm title={TITLE} {...{ actor, initial }} {...callbacks} /> : <Loading />;
}

/** The page /projects/mizeadd registers an internal project, either blank or as a copy (INT-11 to INT-47, D-84). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => <Registration actor={actor} />}
  </AllowedPage>
);
