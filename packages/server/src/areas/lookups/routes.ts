import type { lookupCalls } from '@portal/contract/areas/lookups/calls';
import type { Routes } from '../../http/handlers.ts';
import {
  listAreas,
  listChecks,
  listChecksTwo,
  listCompanies,
  listEmployees,
  listMaterials,
  listPms,
  listSalesPeople,
} from './list-lookups.ts';

export const lookupRoutes: Routes<typeof lookupCalls> = {
  listCompanies,
  listAreas,
  listMaterials,
  listChecks,
  listChecksTwo,
  listSalesPeople,
  listPms,
  listEmployees,
};
