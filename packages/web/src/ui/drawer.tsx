import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

type Props = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

/** A panel from the left for what has no room on a phone. */
export function Drawer({ title, opened, onClose, children }: Props) {
  const returnFocus = useFocusReturn(opened);
  return (
    <MantineDrawer
      title={title}
      opened={opened}
      onClose={onClose}
      size={300}
      lockScroll={false}
      returnFocus={false}
      onExitTransitionEnd={returnFocus}
      transitionProps={{ duration: 120 }}
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1 }}
      closeButtonProps={{ 'aria-label': '닫기' }}
    >
      {children}
    </MantineDrawer>
  );
}
