import { useNavigate } from '@tanstack/react-router';
import { storedListQuery } from '#kit/list/list-search.ts';

/** Navigation from a form to its list, after a save and on cancel. */
export function useBackToList(list: string) {
  const navigate = useNavigate();
  return {
    onDone: () => navigate({ to: list, ignoreBlocker: true }),
    // Not awaited: the promise of a navigation that the leave guard blocks never resolves.
    onCancel: () => void navigate({ to: list, search: storedListQuery(list) }),
  };
}
