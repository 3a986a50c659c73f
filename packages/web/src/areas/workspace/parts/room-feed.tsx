import type { RoomTabProps } from '../public/room-tab.ts';
import css from './feed.module.css';

/** What was written in a room, newest first. */
export const RoomFeed = ({ room }: RoomTabProps) => (
  <div className={css['cols']}>
    <div className={css['feed']}>{room.description}</div>
  </div>
);
