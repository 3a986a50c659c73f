import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { type Actor, isManager, isStaff } from '@portal/contract/core/actor';
import { sql } from 'kysely';
import { type Filter, inOrder, type Where } from '#lists/filter.ts';
import { type Keyword, keywordFilters } from '#lists/keyword.ts';

/** Notices whose period has begun and not ended: `stageAt` of the contract as SQL. */
export const isPublished = (now: Date): Where => sql`
  (publish_from is null or publish_from <= ${now}) and (publish_until is null or publish_until > ${now})`;

/** Outside its period only the author and permission M see a notice: `seesNotice` of the contract as SQL. */
function shownTo(actor: Actor, now: Date): Filter[] {
  if (isManager(actor)) return [];
  const own = isStaff(actor) ? sql`created_by = ${actor.userId}` : sql`false`;
  return [inOrder(sql`(${isPublished(now)}) or ${own}`)];
}

const onBoard = (board: NoticeBoard): Filter => inOrder(sql`board = ${board}`);
const isDeleted = inOrder(sql`deleted_at is not null`);
const isNotDeleted = inOrder(sql`deleted_at is null`);

/**
 * Deleted notices (Y), the others (N) or both. Contractors never get deleted notices, whatever they request (D-114).
 */
function byDeletion(actor: Actor, active: 'Y' | 'N' | 'A'): Filter[] {
  if (!isStaff(actor) || active === 'N') return [isNotDeleted];
  return active === 'Y' ? [isDeleted] : [];
}

/** The filters of a list: the notices that the caller sees, pinned or not, as the request narrows them. */
export const noticeFilters = (
  { actor, now }: { actor: Actor; now: () => Date },
  { board, pinned }: { board: NoticeBoard; pinned: boolean },
  input: Keyword & { SearchActiveStatus: 'Y' | 'N' | 'A' },
): Filter[] => [
  onBoard(board),
  inOrder(sql`pinned = ${pinned}`),
  ...byDeletion(actor, input.SearchActiveStatus),
  ...shownTo(actor, now()),
  ...keywordFilters(actor, input),
];

/** The filters for the previous and the next notice of a board. */
export const neighbourFilters = ({ actor, now }: { actor: Actor; now: () => Date }, board: NoticeBoard): Filter[] => [
  onBoard(board),
  isNotDeleted,
  ...shownTo(actor, now()),
];
