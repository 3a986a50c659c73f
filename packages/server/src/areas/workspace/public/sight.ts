import { sightIn as sightOf } from '../queries/sight.ts';
import type { Room } from './room-access.ts';

/** SQL that keeps the entries of a room, named `entry` in the statement, that its member sees. */
export const sightIn = (room: Room, entry: string) => sightOf(room, entry);
