import { isStaff } from '@portal/contract/core/actor';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../kit/list/list-search.ts';
import { paths } from '../../../lib/paths.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { RegisterForm } from '../parts/register-form.tsx';

/** /projects/add: staff register a project; contractors have nothing to do here. */
export function AddPage() {
  const actor = useActor();
  const navigate = useNavigate();
  if (!actor) return null;
  if (!isStaff(actor)) return <Navigate to={paths.projectList} replace />;
  return (
    <RegisterForm
      actor={actor}
      onDone={() => navigate({ to: paths.projectList, ignoreBlocker: true })}
      // Not waited for: a way that the leave guard blocks never arrives.
      onCancel={() => void navigate({ to: paths.projectList, search: lastList(paths.projectList) })}
    />
  );
}
