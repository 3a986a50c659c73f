import { useNavigate } from '@tanstack/react-router';
import { lastList } from '../../../lib/last-list.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';

/** 목록: back to the list as it was left (PART-12). */
export function ListButton({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <BusyButton variant="default" onClick={() => navigate({ to: path, search: lastList(path) })}>
      목록
    </BusyButton>
  );
}
