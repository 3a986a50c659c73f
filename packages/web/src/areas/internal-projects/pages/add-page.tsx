import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { defaultPeople } from '#areas/project/public/project-choices.ts';
import { useCopiedValues } from '#areas/project/public/use-copied-values.ts';
import { useBackToList } from '#kit/form/use-back-to-list.ts';
import { AllowedPage } from '#kit/page/allowed-page.tsx';
import { paths } from '#lib/paths.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { openCopy } from '../api.ts';
import { RegisterForm } from '../parts/register-form.tsx';
import { EMPTY_VALUES } from '../parts/values.ts';

const TITLE = '프로젝트 등록 (마이즈)';

function Registration({ actor }: { actor: Actor }) {
  const callbacks = useBackToList(paths.projectMizeList);
  const blank = { ...EMPTY_VALUES, ...defaultPeople(actor) };
  const initial = useCopiedValues({ empty: EMPTY_VALUES, blank, open: openCopy });
  return initial ? <RegisterForm title={TITLE} {...{ actor, initial }} {...callbacks} /> : <Loading />;
}

/** The page /projects/mizeadd registers an internal project, either blank or as a copy (INT-11 to INT-47, D-84). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => <Registration actor={actor} />}
  </AllowedPage>
);
