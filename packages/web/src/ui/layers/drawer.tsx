import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import css from './drawer.module.css';

/** `width` in px, never wider than the screen. */
type Props = DialogFrameProps & { width?: number };

const PARTS = { inner: css['inner'], content: css['content'] };

/** A panel from the right, for content without room on a phone. A press outside closes it too. */
export const Drawer = ({ width = 312, ...props }: Props) => (
  <DialogFrame {...props} width={width} parts={PARTS} closesOutside />
);
