import css from './drawer.module.css';
import { ModalLayer, type ModalLayerProps } from './modal-layer.tsx';

/** `width` in px, never wider than the screen. */
type Props = ModalLayerProps & { width?: number };

const PARTS = { inner: css['inner'], content: css['content'] };

/** A panel from the right, for content without room on a phone. A press outside closes it too. */
export const Drawer = ({ width = 312, ...props }: Props) => (
  <ModalLayer {...props} width={width} parts={PARTS} closesOutside />
);
