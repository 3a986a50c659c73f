import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { unsavedWork } from '#lib/unsaved.ts';

/**
 * Returns a function that calls `reload` and remounts the route, without a history entry (D-150). Unsaved input
 * elsewhere, such as a comment, prevents the remount.
 */
export function useRouteReload(reload: () => Promise<void>): () => Promise<void> {
  const navigate = useNavigate();
  const router = useRouter();
  return async () => {
    await reload();
    if (unsavedWork.get()) return;
    const { href } = router.state.location;
    await navigate({ to: paths.tempRoute, replace: true });
    await navigate({ href, replace: true });
  };
}
