import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { storeCameraPlace } from './camera-place.ts';
import type { EntryPlace } from './enqueue.ts';

type Props = { place: EntryPlace; label: PhotoLabel; children: ReactNode };

/** Opens the camera of a site with a label. The site is stored on the device before that. */
export function CameraButton({ place, label, children }: Props) {
  const navigate = useNavigate();
  const open = async () => {
    await storeCameraPlace({ ...place, label });
    await navigate({ to: paths.siteCamera });
  };
  return (
    <BusyButton variant="default" onClick={open}>
      {children}
    </BusyButton>
  );
}
