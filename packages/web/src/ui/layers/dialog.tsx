import type { ReactNode } from 'react';
import css from './dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

type Props = DialogFrameProps & {
  /** In px, never wider than the screen. */
  width?: number;
  /** Shows it above dialogs and sheets that are already open. */
  isAbove?: boolean;
  /** Called after the dialog has closed and the focus has returned. */
  onClosed?: (() => void) | undefined;
};

const PARTS = {
  inner: css['inner'],
  content: css['content'],
  header: css['header'],
  title: css['title'],
  body: css['inside'],
};

/** A dialog in the middle of the page. */
export const Dialog = ({ width = 480, ...props }: Props) => <DialogFrame {...props} width={width} parts={PARTS} />;

type RowProps = {
  /** Moves the first button to the other end, because it leads elsewhere. */
  apart?: boolean;
  children: ReactNode;
};

/** The buttons at the end of a dialog or a part of a form, the main one last. */
export const ButtonRow = ({ apart = false, children }: RowProps) => (
  <div className={`${css['row']} ${apart ? css['apart'] : ''}`}>{children}</div>
);
