import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { lastList } from './last-list.ts';

/** 목록: back to the list as it was left (PART-12). */
export function ListButton({ path }: { path: string }) {
  const navigate = useNavigate();
  return (
    <BusyButton variant="default" onClick={() => navigate({ to: path, search: lastList(path) })}>
      목록
    </BusyButton>
  );
}
