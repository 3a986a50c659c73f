import { filesVisibleToMember, visibleToMember as visibilityCondition } from '../queries/entry-visibility.ts';
import type { Room } from './room-access.ts';

/** SQL condition for the entries of a room that its member sees; `entry` is their alias in the statement. */
export const visibleToMember = (room: Room, entry: string) => visibilityCondition(room, entry);

/** SQL condition for the entries of a room whose files its member sees. */
export const seesFilesOf = (room: Room, entry: string) => filesVisibleToMember(room, entry);
