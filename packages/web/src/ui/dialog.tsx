import { Modal } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import css from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

/** Dialogs and sheets of the library are at 200. */
const ABOVE = 300;

type Props = {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** Width in pixels; never wider than the screen. */
  width?: number;
  /** A question: it stands over dialogs and sheets that are open already. */
  isAbove?: boolean;
  /** After the dialog is gone and the focus has returned. */
  onClosed?: (() => void) | undefined;
  children: ReactNode;
};

const PARTS = {
  content: css['content'] ?? '',
  header: css['header'] ?? '',
  title: css['title'] ?? '',
  body: css['inside'] ?? '',
};

/** The second press of an impatient double click lands beside the dialog, and does not take its focus away. */
const keepFocus = (event: MouseEvent): void => {
  if (event.target === event.currentTarget) event.preventDefault();
};

/** A dialog in the page: Escape, × and Back close it, focus stays inside and returns afterwards. */
export function Dialog({ title, opened, onClose, width = 480, isAbove = false, onClosed, children }: Props) {
  useBackCloses(opened, onClose);
  const returnFocus = useFocusReturn(opened);
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      size={width}
      {...(isAbove ? { zIndex: ABOVE } : {})}
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
      overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1, onMouseDown: keepFocus }}
      closeButtonProps={{ 'aria-label': '닫기' }}
      classNames={PARTS}
    >
      {children}
    </Modal>
  );
}

type RowProps = {
  /** The first button leads away and stands at the other end. */
  apart?: boolean;
  children: ReactNode;
};

/** The buttons that end a dialog or a part of a form, the one that goes on last. */
export const ButtonRow = ({ apart = false, children }: RowProps) => (
  <div className={`${css['row']} ${apart ? css['apart'] : ''}`}>{children}</div>
);
