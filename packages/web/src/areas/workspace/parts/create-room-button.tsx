import { lazy, Suspense, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';

const CreateRoomDialog = lazy(async () => ({
  default: (await import('./create-room-dialog.tsx')).CreateRoomDialog,
}));

/** '새 프로젝트 생성', and the dialog behind it (WORK-11). */
export function CreateRoomButton({ wide = false }: { wide?: boolean }) {
  const [opened, setOpened] = useState(false);
  // It stays once it was opened, so that it can close softly.
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <>
      <BusyButton variant="default" fullWidth={wide} leftSection={<Icon name="plus" />} onClick={open}>
        새 프로젝트 생성
      </BusyButton>
      <Suspense>{wanted && <CreateRoomDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
