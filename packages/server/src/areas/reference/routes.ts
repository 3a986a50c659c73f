import type { referenceCalls } from '@portal/contract/areas/reference/calls';
import { FIRST_STEPS } from '@portal/contract/areas/reference/kinds';
import { toYesNo } from '@portal/contract/core/formats';
import type { Handler, Routes } from '#http/handler-types.ts';
import {
  addCompany,
  editCompany,
  listCompanies,
  orderCompanies,
  readCompany,
  removeCompany,
  retireCompany,
} from './companies.ts';
import { addHoliday, editHoliday, listHolidays, removeHoliday, retireHoliday } from './holidays.ts';
import { companyTemplate, importCompanies, importMaterials, materialTemplate } from './imports.ts';
import {
  addMaterial,
  editMaterial,
  listMaterials,
  orderMaterials,
  removeMaterial,
  retireMaterial,
} from './materials.ts';
import { addMenu, editMenu, listMenus, orderMenus, retireMenu } from './menus.ts';
import { addName, editName, listNames, orderNames, removeName, retireName } from './names.ts';
import { readFirstSteps } from './queries/records.ts';

type Calls = typeof referenceCalls;

/** Answers which steps to the first posted project are done, and the draft that is to be posted. */
const listFirstSteps: Handler<Calls['listFirstSteps']> = async ({ db }) => {
  const found = await readFirstSteps(db);
  return FIRST_STEPS.map((step) => ({
    step,
    doneYN: toYesNo(found?.[step] ?? false),
    projectId: step === 'project' ? Number(found?.draft ?? 0) : 0,
  }));
};

/** The handlers of the calls of reference data. */
export const referenceRoutes: Routes<Calls> = {
  listNames,
  addName,
  editName,
  orderNames,
  retireName,
  removeName,
  listCompanies,
  addCompany,
  readCompany,
  editCompany,
  orderCompanies,
  retireCompany,
  removeCompany,
  importCompanies,
  companyTemplate,
  listMaterials,
  addMaterial,
  editMaterial,
  orderMaterials,
  retireMaterial,
  removeMaterial,
  importMaterials,
  materialTemplate,
  listHolidays,
  addHoliday,
  editHoliday,
  retireHoliday,
  removeHoliday,
  listMenus,
  addMenu,
  editMenu,
  orderMenus,
  retireMenu,
  listFirstSteps,
};
