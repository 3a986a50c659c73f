import { type RawBuilder, sql } from 'kysely';
import { visibleToMember } from '#areas/workspace/public/entry-visibility.ts';
import type { Room } from '#areas/workspace/public/room-access.ts';

/** Rooms of one member that share the same condition for visible entries. */
export type VisibilityGroup = { roomIds: number[]; sees: RawBuilder<boolean> };

/** Groups rooms by what their member sees: at most three groups, each with its own index. */
export function visibilityGroups(rooms: readonly Room[]): VisibilityGroup[] {
  const kinds: readonly ((room: Room) => boolean)[] = [
    ({ isAdmin }) => isAdmin,
    ({ isAdmin, permissions }) => !isAdmin && permissions.ViewPost === 'ALL',
    ({ isAdmin, permissions }) => !isAdmin && permissions.ViewPost !== 'ALL',
  ];
  return kinds.flatMap((isKind) => {
    const sameRooms = rooms.filter(isKind);
    const [first] = sameRooms;
    return first ? [{ roomIds: sameRooms.map(({ id }) => id), sees: visibleToMember(first, 'entry') }] : [];
  });
}

/** SQL condition for the entries of these rooms that their member sees. */
export const visibleInRooms = (rooms: readonly Room[]): RawBuilder<boolean> => visibleInGroups(visibilityGroups(rooms));

/** The same for rooms in groups. */
export const visibleInGroups = (groups: readonly VisibilityGroup[]): RawBuilder<boolean> => {
  const parts = groups.map(({ roomIds, sees }) => sql`(entry.room_id = any(${roomIds}::bigint[]) and ${sees})`);
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
};
