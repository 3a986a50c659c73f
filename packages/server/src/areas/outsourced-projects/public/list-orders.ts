import { isStaff } from '@portal/contract/core/actor';
import type { CallCtx } from '../../../context.ts';
import { withCompanies } from '../../../db/lists/branches.ts';
import { findSearch, ownedMatch } from '../../../db/lists/find-search.ts';
import { partnerOwnerTerms, staffOwnerTerms } from '../../../db/lists/search-terms.ts';
import { orderScope } from '../list-scope.ts';
import { type ListRequest, type NumberedProject, readProjectPage } from '../read-page.ts';

/** One awarded project of a list. Phones are digits, amounts whole won. */
export type ListedOrder = NumberedProject;

/** What a list of orders holds: everything the caller may see, or his own (D-86, D-88). */
export type OrderOwner = 'company' | 'user';

/** A page of awarded projects and their exact number (D-86, D-88). */
export async function listOrders(
  ctx: CallCtx,
  request: ListRequest,
  owner: OrderOwner,
): Promise<{ orders: ListedOrder[]; totalCount: number }> {
  const { db, actor } = ctx;
  const search = await findSearch(db, actor, { type: request.SearchType, key: request.SearchKey });
  const scope = orderScope(actor, { status: request.SearchActiveStatus, companyId: request.CompanyId });
  const branches = search.companyIds === null ? scope : withCompanies(scope, search.companyIds);
  const terms = isStaff(actor) ? staffOwnerTerms(actor.userId) : partnerOwnerTerms(actor.userId);
  const match = owner === 'user' ? ownedMatch(search.match, terms) : search.match;
  const { projects, totalCount } = await readProjectPage(ctx, request, { branches, match });
  return { orders: projects, totalCount };
}
