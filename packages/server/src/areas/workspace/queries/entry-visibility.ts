import { Circle, type Permissions, Visibility } from '@portal/contract/areas/workspace/policy';
import { type RawBuilder, sql } from 'kysely';
import type { Room } from '../public/room-access.ts';

/** Table aliases of a statement that reads entries of several rooms. */
type Aliases = { entry: string; room: string; member: string };

/**
 * SQL of `isGiven('see')`: the entries of the joined rooms that their member sees. A test compares it with the table of
 * the contract.
 */
export const visibleToJoinedMember = ({ entry, room, member }: Aliases): RawBuilder<boolean> => sql<boolean>`(
  (${sql.ref(`${room}.view_post`)} = ${sql.lit(Circle.All)} or ${sql.ref(`${member}.is_admin`)}
    or ${sql.ref(`${entry}.author_id`)} = ${sql.ref(`${member}.user_id`)})
  and (${sql.ref(`${entry}.visibility`)} = ${sql.lit(Visibility.All)} or ${sql.ref(`${member}.is_admin`)}))`;

type Viewer = { permissions: Pick<Permissions, 'ViewPost'>; isAdmin: boolean; userId: string };

/**
 * The same for one known room, written so that the matching index is used. It selects all entries, the public ones, or
 * the member's own public ones.
 */
export function visibleToMember(room: Viewer | Room, entry: string): RawBuilder<boolean> {
  if (room.isAdmin) return sql<boolean>`true`;
  const isPublic = sql<boolean>`${sql.ref(`${entry}.visibility`)} = ${sql.lit(Visibility.All)}`;
  if (room.permissions.ViewPost === Circle.All) return isPublic;
  return sql<boolean>`${isPublic} and ${sql.ref(`${entry}.author_id`)} = ${room.userId}`;
}

/** The same for the files of an entry: those of all visible entries, or of the member's own (WORK-54). */
export const filesVisibleToMember = (room: Room, entry: string): RawBuilder<boolean> =>
  room.isAdmin || room.permissions.ViewFile === Circle.All
    ? visibleToMember(room, entry)
    : sql<boolean>`${visibleToMember(room, entry)} and ${sql.ref(`${entry}.author_id`)} = ${room.userId}`;
