import { isManager } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { subjectText } from '../search.ts';

/** Leads permission M from somebody's record to who has seen it (D-161). */
export function SeenByLink({ userId }: { userId: string }) {
  const navigate = useNavigate();
  if (!isManager(useActor())) return null;
  // Not waited for: a way that the leave guard blocks never arrives.
  const open = () => void navigate({ to: paths.accessLog, search: { subject: subjectText('user', userId) } });
  return (
    <BusyButton variant="default" onClick={open}>
      열람 기록
    </BusyButton>
  );
}
