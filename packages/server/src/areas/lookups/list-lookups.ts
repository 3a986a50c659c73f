import type { lookupCalls } from '@portal/contract/areas/lookups/calls';
import { isPartner } from '@portal/contract/core/actor';
import { StaffLetter } from '@portal/contract/core/staff-letter';
import type { Handler } from '../../http/handlers.ts';
import { pageAreas, pageChecks, pageCompanies, pageMaterials, pageStaff } from './queries.ts';

type Lookup<Name extends keyof typeof lookupCalls> = Handler<(typeof lookupCalls)[Name]>;

/** Contractors by name; a contractor's user gets his own company only (decisions.md section 23). */
export const listCompanies: Lookup<'listCompanies'> = (ctx, input) =>
  pageCompanies(ctx.db, input, {
    ...(isPartner(ctx.actor) ? { onlyId: ctx.actor.companyId } : {}),
    keyword: input.SearchKey,
    descending: input.OrderType === 'companyName_desc',
  });

export const listAreas: Lookup<'listAreas'> = (ctx, input) => pageAreas(ctx.db, input);

export const listMaterials: Lookup<'listMaterials'> = (ctx, input) => pageMaterials(ctx.db, input);

export const listChecks: Lookup<'listChecks'> = (ctx, input) => pageChecks(ctx.db, input, 1);

export const listChecksTwo: Lookup<'listChecksTwo'> = (ctx, input) => pageChecks(ctx.db, input, 2);

export const listSalesPeople: Lookup<'listSalesPeople'> = (ctx, input) => pageStaff(ctx.db, input, StaffLetter.Sales);

/** Anybody employed can lead an installation (D-79). */
export const listEmployees: Lookup<'listEmployees'> = (ctx, input) => pageStaff(ctx.db, input);

export const listPms: Lookup<'listPms'> = (ctx, input) => pageStaff(ctx.db, input, StaffLetter.Pm);
