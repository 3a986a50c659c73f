import { useNavigate } from '@tanstack/react-router';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { showRefusal } from '#lib/failures.ts';
import { paths } from '#lib/paths.ts';
import { makeCopyToken } from '../api.ts';

/** The action 프로젝트복사. It opens the registration with a server token, so that no personal data is in the URL (D-84). */
export function useCopyAction(id: number): RecordAction {
  const navigate = useNavigate();
  const act = async () => {
    try {
      const data = await makeCopyToken(id);
      // Not awaited, because the promise never settles when the leave guard blocks the navigation.
      void navigate({ to: paths.projectMizeAdd, search: { data } });
    } catch (error) {
      showRefusal('internal.copy.failed', error);
    }
  };
  return { label: '프로젝트복사', act };
}
