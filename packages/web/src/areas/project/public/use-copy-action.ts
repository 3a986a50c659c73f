import { useNavigate } from '@tanstack/react-router';
import type { RecordAction } from '#kit/record/record-actions.tsx';
import { showRefusal } from '#lib/failures.ts';
import type { paths } from '#lib/paths.ts';

type Copy = {
  label: string;
  /** Requests the token of the project. */
  makeToken: () => Promise<string>;
  /** The registration that the token fills. */
  to: typeof paths.projectAdd | typeof paths.projectMizeAdd;
};

/**
 * The action that copies a project. It opens the registration with a server token, so that no personal data is in the
 * URL (D-84, D-320).
 */
export function useCopyAction({ label, makeToken, to }: Copy): RecordAction {
  const navigate = useNavigate();
  const act = async () => {
    try {
      const data = await makeToken();
      // Not awaited, because the promise never settles when the leave guard blocks the navigation.
      void navigate({ to, search: { data } });
    } catch (error) {
      showRefusal('project.copy.failed', error);
    }
  };
  return { label, act };
}
