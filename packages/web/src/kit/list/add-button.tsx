import { useNavigate } from '@tanstack/react-router';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';

/** 등록하기: opens the form of a new record. A phone shows it as an icon. */
export function AddButton({ path }: { path: string }) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const open = () => navigate({ to: path });
  if (isNarrow) return <IconButton icon="plus" label="등록하기" onClick={() => void open()} />;
  return <BusyButton onClick={open}>등록하기</BusyButton>;
}
