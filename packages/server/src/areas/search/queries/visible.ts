import { MENU } from '@portal/contract/areas/menu/keys';
import { readsBoard } from '@portal/contract/areas/notices/policy';
import { CUSTOMER_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import { type SearchKind, searchKindsFor } from '@portal/contract/areas/search/kinds';
import { Circle } from '@portal/contract/areas/workspace/policy';
import { type Actor, isManager, isStaff, USER_TYPES } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { grantsOf, holdsMenu } from '#areas/menu/public/grants.ts';
import { seesFilesOf, visibleToMember } from '#areas/workspace/public/entry-visibility.ts';
import { listOwnRooms, type Room } from '#areas/workspace/public/room-access.ts';
import type { CallCtx } from '#context.ts';
import { anyOf, type Where } from '#lists/filter.ts';
import { seesProjectSql } from '#lists/sees-project.ts';
import { searchedScopes, type TermScope } from '../scopes.ts';

/** One kind that the caller may find: where its terms count, and the condition on its rows, named `entry`. */
export type VisibleKind = { kind: SearchKind; scopes: TermScope[]; sees: Where };

const EVERY_ROW = sql<boolean>`true`;
const ofCompany = ({ companyId }: Actor) => sql`entry.company_id = ${companyId}`;
const inStatuses = (statuses: readonly string[]) => sql`entry.status = any(${statuses}::text[])`;

/** `seesProject` of the contract as SQL. */
const seesProjects = (actor: Actor): Where =>
  isStaff(actor) ? EVERY_ROW : seesProjectSql(inStatuses, ofCompany(actor));

/** `seesCustomer` of the contract as SQL. */
const seesSites = (actor: Actor): Where =>
  isStaff(actor) ? EVERY_ROW : sql`(${inStatuses(CUSTOMER_STATUSES)} and ${ofCompany(actor)})`;

/** `seesNotice` of the contract as SQL, for notices that are not deleted. */
function seesNotices(actor: Actor, now: Date): Where {
  const boards = USER_TYPES.filter((board) => readsBoard(actor, board));
  const onBoard = sql`entry.board = any(${boards}::text[])`;
  if (isManager(actor)) return onBoard;
  const isPublished = sql`(entry.publish_from is null or entry.publish_from <= ${now})
    and (entry.publish_until is null or entry.publish_until > ${now})`;
  const isOwn = isStaff(actor) ? sql`entry.author_id = ${actor.userId}` : sql`false`;
  return sql`(${onBoard} and ((${isPublished}) or ${isOwn}))`;
}

/** Rooms of one member in which the same condition decides what they see. */
const SAME_ROOMS: readonly ((room: Room) => boolean)[] = [
  ({ isAdmin }) => isAdmin,
  ({ isAdmin, permissions }) => !isAdmin && permissions.ViewPost === Circle.All,
  ({ isAdmin, permissions }) => !isAdmin && permissions.ViewPost !== Circle.All,
];

/** The same for files of these rooms. */
const SAME_FILES = [true, false].flatMap((isAll) =>
  SAME_ROOMS.map((isSame) => (room: Room) => isSame(room) && (room.permissions.ViewFile === Circle.All) === isAll),
);

type SameRooms = { isSame: readonly ((room: Room) => boolean)[]; sees: (room: Room, entry: string) => Where };

/** The entries of these rooms that `sees` selects, with one condition for all rooms in which it is the same. */
const seesInRooms = (rooms: readonly Room[], entry: string, { isSame, sees }: SameRooms): Where =>
  anyOf(
    isSame.flatMap((isOne): Where[] => {
      const same = rooms.filter(isOne);
      const [first] = same;
      if (!first) return [];
      const ids = same.map(({ id }) => id);
      return [sql`(${sql.ref(`${entry}.room_id`)} = any(${ids}::bigint[]) and ${sees(first, entry)})`];
    }),
  );

/** The entries of these rooms that their member sees. */
const seesEntries = (rooms: readonly Room[]): Where =>
  seesInRooms(rooms, 'entry', { isSame: SAME_ROOMS, sees: visibleToMember });

/** The files of these rooms that their member sees. A file is looked at with its entry, which may have changed. */
const seesFiles = (rooms: readonly Room[]): Where => sql`coalesce((
  select ${seesInRooms(rooms, 'of_file', { isSame: SAME_FILES, sees: seesFilesOf })}
  from room_file file join room_entry of_file on of_file.id = file.entry_id
  where file.id = entry.key::bigint), false)`;

/**
 * What the caller may find, by kind: the only place that decides it (D-281). The rules are those of the contract, by
 * which the lists of the areas show their records.
 */
export async function visibleKinds({ db, actor, now }: CallCtx, rooms: readonly Room[]): Promise<VisibleKind[]> {
  const grants = isStaff(actor) ? await grantsOf(db, actor.userId) : [];
  const granted = { managers: holdsMenu(grants, [MENU.managerList]) };
  const conditions: Readonly<Record<SearchKind, Where>> = {
    outsourced: seesProjects(actor),
    internal: EVERY_ROW,
    outsourcedSite: seesSites(actor),
    internalSite: EVERY_ROW,
    company: EVERY_ROW,
    manager: isStaff(actor) ? EVERY_ROW : ofCompany(actor),
    employee: ofCompany(actor),
    notice: seesNotices(actor, now()),
    entry: seesEntries(rooms),
    file: seesFiles(rooms),
  };
  return searchKindsFor(actor, granted).flatMap((kind) => {
    const scopes = searchedScopes(
      actor,
      kind,
      rooms.map(({ id }) => id),
    );
    return scopes.length === 0 ? [] : [{ kind, scopes, sees: conditions[kind] }];
  });
}

/** The rooms whose entries the caller may find: their own ones that are not archived. */
export const searchedRooms = async (ctx: CallCtx): Promise<Room[]> => (isStaff(ctx.actor) ? listOwnRooms(ctx) : []);
