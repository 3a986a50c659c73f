import type { ReactNode } from 'react';
import css from './dialog.module.css';
import { ModalLayer, type ModalLayerProps } from './modal-layer.tsx';

type Props = ModalLayerProps & {
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
export const Dialog = ({ width = 480, ...props }: Props) => <ModalLayer {...props} width={width} parts={PARTS} />;

type RowProps = {
  /** Moves the first button to the other end, because it leads elsewhere. */
  apart?: boolean;
  /** On a phone they share its width and are as high as a thumb needs. */
  wide?: boolean;
  children: ReactNode;
};

/** The buttons at the end of a dialog or a part of a form, the main one last. */
export const ButtonRow = ({ apart = false, wide = false, children }: RowProps) => (
  <div className={`${css['row']} ${apart ? css['apart'] : ''}`} data-wide={wide || undefined}>
    {children}
  </div>
);
