import type { PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { storeCameraPlace } from './camera-place.ts';
import type { EntryPlace } from './enqueue.ts';

type Props = {
  place: EntryPlace;
  /** Without it the camera keeps the label that was used there last. */
  label?: PhotoLabel;
  /** Whether taking photos is the next deed of the page. */
  isNext?: boolean;
  children: ReactNode;
};

/** Opens the camera of a site. The site is stored on the device before that, so it works without a connection. */
export function CameraButton({ place, label, isNext = false, children }: Props) {
  const navigate = useNavigate();
  const open = async () => {
    await storeCameraPlace({ ...place, ...(label && { label }) });
    await navigate({ to: paths.siteCamera });
  };
  return (
    <BusyButton
      needsServer={false}
      {...(isNext ? { leftSection: <Icon name="camera" /> } : { variant: 'default' })}
      onClick={open}
    >
      {children}
    </BusyButton>
  );
}
