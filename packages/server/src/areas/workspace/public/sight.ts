import { sightIn as visibilityCondition } from '../queries/sight.ts';
import type { Room } from './room-access.ts';

/** SQL condition for the entries of a room that its member sees; `entry` is their alias in the statement. */
export const sightIn = (room: Room, entry: string) => visibilityCondition(room, entry);
