import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '#ui/buttons/busy-button.tsx';

/** 등록하기: opens the form of a new record. */
export function AddButton({ path }: { path: string }) {
  const navigate = useNavigate();
  return <BusyButton onClick={() => navigate({ to: path })}>등록하기</BusyButton>;
}
