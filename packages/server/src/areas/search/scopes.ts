import { readsBoard } from '@portal/contract/areas/notices/policy';
import { SHARED_STATUSES } from '@portal/contract/areas/outsourced-projects/policy';
import type { SearchKind } from '@portal/contract/areas/search/kinds';
import { type Actor, isStaff, USER_TYPES } from '@portal/contract/core/actor';
import type { SearchEntryTable } from './tables.ts';

/**
 * Where a term counts: a kind, the projects that every contractor sees, one company, one board, one room, or the files
 * of one room. The cost of a search depends on the rows in the scopes of the caller.
 */
export type TermScope =
  | SearchKind
  | 'outsourced shared'
  | `${SearchKind} of ${number}`
  | `notice ${'C' | 'M'}`
  | `room ${number}`
  | `files ${number}`;

const SHARED: readonly string[] = SHARED_STATUSES;
/** Kinds of which a contractor finds those of the own company. */
const OWN_KINDS: readonly SearchKind[] = ['outsourced', 'outsourcedSite', 'manager'];

type ScopeColumns = Pick<SearchEntryTable, 'kind' | 'status' | 'company_id' | 'room_id' | 'board'>;

/** The scopes of a record. */
export function scopesOf({ kind, status, company_id, room_id, board }: ScopeColumns): TermScope[] {
  if (room_id !== null) return [kind === 'file' ? `files ${room_id}` : `room ${room_id}`];
  if (board !== null) return [`notice ${board}`];
  const scopes: TermScope[] = [kind];
  if (kind === 'outsourced' && status !== null && SHARED.includes(status)) scopes.push('outsourced shared');
  if (company_id !== null && OWN_KINDS.includes(kind)) scopes.push(`${kind} of ${company_id}`);
  return scopes;
}

/** The scopes in which the caller looks for a kind. Whatever they may find of it has one of these. */
export function searchedScopes(actor: Actor, kind: SearchKind, roomIds: readonly number[]): TermScope[] {
  if (kind === 'entry') return roomIds.map((id): TermScope => `room ${id}`);
  if (kind === 'file') return roomIds.map((id): TermScope => `files ${id}`);
  if (kind === 'notice') {
    return USER_TYPES.filter((board) => readsBoard(actor, board)).map((board): TermScope => `notice ${board}`);
  }
  if (isStaff(actor)) return [kind];
  return kind === 'outsourced'
    ? ['outsourced shared', `${kind} of ${actor.companyId}`]
    : [`${kind} of ${actor.companyId}`];
}
