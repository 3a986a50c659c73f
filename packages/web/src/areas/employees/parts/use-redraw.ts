import { useNavigate, useRouter } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { unsavedWork } from '#lib/unsaved.ts';

/**
 * Draws the whole route anew after `reload`, away and back without a history entry (D-150); what is typed and not sent
 * beside the form, such as a comment, keeps the page.
 */
export function useRedraw(reload: () => Promise<void>): () => Promise<void> {
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
