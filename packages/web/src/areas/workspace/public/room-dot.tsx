import type { RoomColor } from '@portal/contract/areas/workspace/kinds';
import css from './room-dot.module.css';

type Props = { color: RoomColor; size?: 's' | 'm' | 'l' };

/** The colour of a room. Its name is always beside it. */
export const RoomDot = ({ color, size = 's' }: Props) => (
  <span className={css['dot']} data-color={color} data-size={size} aria-hidden="true" />
);
