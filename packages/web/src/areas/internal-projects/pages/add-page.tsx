import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../kit/list/list-search.ts';
import { AllowedPage } from '../../../kit/page/allowed-page.tsx';
import { paths } from '../../../lib/paths.ts';
import { Loading } from '../../../ui/states.tsx';
import { RegisterForm } from '../parts/register-form.tsx';
import { useCopy } from '../parts/use-copy.ts';

const TITLE = '프로젝트 등록 (마이즈)';
const LIST = paths.projectMizeList;

function Registration({ actor }: { actor: Actor }) {
  const navigate = useNavigate();
  const initial = useCopy(actor);
  if (!initial) return <Loading />;
  return (
    <RegisterForm
      title={TITLE}
      actor={actor}
      initial={initial}
      onDone={() => navigate({ to: LIST, ignoreBlocker: true })}
      // Not waited for: a way that the leave guard blocks never arrives.
      onCancel={() => void navigate({ to: LIST, search: lastList(LIST) })}
    />
  );
}

/** /projects/mizeadd: registers an internal project, perhaps from a copy (INT-11 to INT-47, D-84). */
export const AddPage = () => (
  <AllowedPage title={TITLE} may={mayUseInternalProjects}>
    {(actor) => <Registration actor={actor} />}
  </AllowedPage>
);
