import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type Props = {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** In pixels; never wider than the screen. */
  width?: number;
  children: ReactNode;
};

/** A panel from the right for what has no room on a phone; Escape, × and Back close it. */
export function Drawer({ title, opened, onClose, width = 312, children }: Props) {
  useBackCloses(opened, onClose);
  const returnFocus = useFocusReturn(opened);
  return (
    <MantineDrawer
      title={title}
      opened={opened}
      onClose={onClose}
      position="right"
      size={width}
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
