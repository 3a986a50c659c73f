import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import css from './drawer.module.css';

/** `width` in pixels; never wider than the screen. */
type Props = DialogFrameProps & { width?: number };

const PARTS = { inner: css['inner'], content: css['content'] };

/** A panel from the right for what has no room on a phone; a press beside it closes it too. */
export const Drawer = ({ width = 312, ...props }: Props) => (
  <DialogFrame {...props} width={width} parts={PARTS} closesOutside />
);
