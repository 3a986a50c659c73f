import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { useWaysBack } from '#kit/form/use-ways-back.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { RegisterForm } from '../parts/register-form.tsx';
import { useCopy } from '../parts/use-copy.ts';

const TITLE = '프로젝트 등록 (마이즈)';

function Registration({ actor }: { actor: Actor }) {
  const callbacks = useWaysBack(paths.projectMizeList);
  const initial = useCopy(actor);
  return initial ? <RegisterForm title={TITLE} {...{ actor, initial }} {...callbacks} /> : <Loading />;
}

/** The page /projects/mizeadd registers an internal project, either blank or as a copy (INT-11 to INT-47, D-84). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => <Registration actor={actor} />}
  </AllowedPage>
);
