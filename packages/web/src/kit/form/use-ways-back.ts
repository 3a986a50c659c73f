import { useNavigate } from '@tanstack/react-router';
import { lastList } from '#kit/list/list-search.ts';

/** The ways from a form to the list it registers into: once it is stored, and without having stored anything. */
export function useWaysBack(list: string) {
  const navigate = useNavigate();
  return {
    onDone: () => navigate({ to: list, ignoreBlocker: true }),
    // Not waited for: a way that the leave guard blocks never arrives.
    onCancel: () => void navigate({ to: list, search: lastList(list) }),
  };
}
