import { useNavigate } from '@tanstack/react-router';
import { showRefusal } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { makeCopyToken } from '../api.ts';

/** 프로젝트복사: opens registration with a token of the server, no data of anybody in the address (INT-52, D-84). */
export function CopyButton({ id }: { id: number }) {
  const navigate = useNavigate();
  const copy = async () => {
    try {
      const data = await makeCopyToken(id);
      await navigate({ to: paths.projectMizeAdd, search: { data } });
    } catch (error) {
      showRefusal('internal.copy.failed', error);
    }
  };
  return (
    <BusyButton variant="default" onClick={copy}>
      프로젝트복사
    </BusyButton>
  );
}
