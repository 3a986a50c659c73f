import { isManager } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { subjectText } from '../search.ts';

/** Opens the access log of one user's record, for users with permission M only (D-161). */
export function AccessLogLink({ userId }: { userId: string }) {
  const navigate = useNavigate();
  if (!isManager(useActor())) return null;
  // Not awaited, because a navigation that the leave guard blocks never settles.
  const open = () => void navigate({ to: paths.accessLog, search: { subject: subjectText('user', userId) } });
  return (
    <BusyButton variant="default" onClick={open}>
      열람 기록
    </BusyButton>
  );
}
