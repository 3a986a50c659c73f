import { ACADEMICS, IT_GRADES, RESEARCH_POSITIONS } from '@portal/contract/areas/employees/codes';
import { Duty } from '@portal/contract/areas/employees/duties';
import type { lookupCalls } from '@portal/contract/areas/lookups/calls';
import { isPartner } from '@portal/contract/core/actor';
import { withHyphens } from '@portal/contract/core/phone';
import { menuChoices } from '#areas/menu/public/menu-choices.ts';
import type { Handler, Routes } from '#http/handler-types.ts';
import {
  listAnnouncedHolidays,
  listBanks,
  listPositions,
  pageAreas,
  pageCheckItems,
  pageCompanies,
  pageManagers,
  pageMaterials,
  pageStaff,
  pageStaffWithDuty,
  pageTrades,
} from './queries.ts';

type Calls = typeof lookupCalls;

const BY_NAME = { '': null, companyName_asc: 'asc', companyName_desc: 'desc' } as const;

/** Contractors. A contractor's user gets only their own company (permissions.md). */
const listCompanies: Handler<Calls['listCompanies']> = ({ db, actor }, input) =>
  pageCompanies(db, input, {
    ...(isPartner(actor) ? { onlyId: actor.companyId } : {}),
    keyword: input.SearchKey,
    byName: BY_NAME[input.OrderType],
  });

/** The announced holidays in use. The page knows those by the rules itself. */
const listHolidays: Handler<Calls['listHolidays']> = async ({ db }) =>
  (await listAnnouncedHolidays(db)).map(({ day, name }) => ({ day, holidayName: name }));

/** Those who give rights, each with the telephone by which to ask (D-391). */
const listManagers: Handler<Calls['listManagers']> = async ({ db }, page) => {
  const { rows, totalCount } = await pageManagers(db, page);
  return { rows: rows.map((row) => ({ ...row, userPhone: withHyphens(row.userPhone) })), totalCount };
};

/** Handlers of the choices of forms and filters. Any employed staff can lead an installation (D-79). */
export const lookupRoutes: Routes<Calls> = {
  listCompanies,
  listAreas: ({ db }, page) => pageAreas(db, page),
  listTrades: ({ db }, page) => pageTrades(db, page),
  listMaterials: ({ db }, page) => pageMaterials(db, page),
  listChecklist: ({ db }, page) => pageCheckItems(db, page, 1),
  listSecondChecklist: ({ db }, page) => pageCheckItems(db, page, 2),
  listSalesPeople: ({ db }, page) => pageStaffWithDuty(db, page, Duty.Sales),
  listPms: ({ db }, page) => pageStaffWithDuty(db, page, Duty.Pm),
  listManagers,
  listEmployees: ({ db }, page) => pageStaff(db, page),
  listPositions: ({ db }) => listPositions(db),
  listAcademics: async () => [...ACADEMICS],
  listResearchPositions: async () => [...RESEARCH_POSITIONS],
  listItGrades: async () => [...IT_GRADES],
  listBanks: ({ db }) => listBanks(db),
  listHolidays,
  listMenuChoices: ({ db }) => menuChoices(db),
};
