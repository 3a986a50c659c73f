import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBackCloses } from '../lib/back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

type Props = {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Width in pixels; never wider than the screen. */
  width?: number;
  /** After the dialog is gone and the focus has returned. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
};

/** A dialog in the page: Escape, × and Back close it, focus stays inside and returns afterwards. */
export function Dialog({ title, opened, onClose, width = 480, onClosed, children }: Props) {
  useBackCloses(opened, onClose);
  const returnFocus = useFocusReturn(opened);
  return (
    <Modal
      className="dialog"
      title={title}
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      // The page is held still by base.css: the library's own way writes a style tag that the CSP refuses.
      lockScroll={false}
      returnFocus={false}
      onExitTransitionEnd={() => {
        returnFocus();
        onClosed?.();
      }}
      closeOnClickOutside={false}
      transitionProps={{ duration: 120 }}
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1 }}
      closeButtonProps={{ 'aria-label': '닫기' }}
    >
      {children}
    </Modal>
  );
}
