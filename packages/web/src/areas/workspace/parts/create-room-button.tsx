import { Suspense, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Icon } from '#ui/marks/icon.tsx';

const CreateRoomDialog = lazyPart(async () => (await import('./create-room-dialog.tsx')).CreateRoomDialog);

/** The button '새 프로젝트 생성' and its dialog (WORK-11). */
export function CreateRoomButton({ wide = false }: { wide?: boolean }) {
  const [opened, setOpened] = useState(false);
  // The dialog stays mounted after the first opening, so that closing can animate.
  const [isMounted, setIsMounted] = useState(false);
  const open = () => {
    setIsMounted(true);
    setOpened(true);
  };
  return (
    <>
      <BusyButton variant="default" fullWidth={wide} leftSection={<Icon name="plus" />} onClick={open}>
        새 프로젝트 생성
      </BusyButton>
      <Suspense>{isMounted && <CreateRoomDialog opened={opened} onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}
