import type { ReactNode } from 'react';
import css from './dialog.module.css';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

type Props = DialogFrameProps & {
  /** Width in pixels; never wider than the screen. */
  width?: number;
  /** A question: it stands over dialogs and sheets that are open already. */
  isAbove?: boolean;
  /** After the dialog is gone and the focus has returned. */
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
  /** The first button leads away and stands at the other end. */
  apart?: boolean;
  children: ReactNode;
};

/** The buttons that end a dialog or a part of a form, the one that goes on last. */
export const ButtonRow = ({ apart = false, children }: RowProps) => (
  <div className={`${css['row']} ${apart ? css['apart'] : ''}`}>{children}</div>
);
