import { materialLabel } from '@portal/contract/areas/project/materials';
import type { Holiday } from '@portal/contract/core/holidays';
import { call } from '#lib/call.ts';
import { readAllRows } from '#lib/read-all-rows.ts';

/** One choice of a select: its id as text, its label, and its heading in the list. */
export type LookupChoice = { value: string; label: string; group?: string };

/** A material as a choice, with its names. */
export type MaterialOption = LookupChoice & { materialName: string; modelName: string; unit: string };

type Person = { userId: string; adminName: string; deptName: string };

const NO_DEPARTMENT = '소속 없음';

const byDepartment = (one: Person, other: Person): number =>
  Number(one.deptName === '') - Number(other.deptName === '') || one.deptName.localeCompare(other.deptName, 'ko');

/** People by department. Those outside of departments come last, without a heading where nobody has a department. */
function peopleChoices(people: readonly Person[]): LookupChoice[] {
  const rest = people.some(({ deptName }) => deptName !== '') ? NO_DEPARTMENT : '';
  return people.toSorted(byDepartment).map(({ userId, adminName, deptName }) => ({
    value: userId,
    label: adminName,
    group: deptName || rest,
  }));
}

/** The look-ups of the portal: choices (LOOKUP-01 to LOOKUP-06, LOOKUP-09 to LOOKUP-13) and holidays (LOOKUP-19). */
export const lookups = {
  areas: async (signal: AbortSignal): Promise<LookupChoice[]> => {
    const rows = await readAllRows((paging) => call('Area/all-area-list', paging, { signal }));
    return rows.map((area) => ({ value: String(area.id), label: area.areaName }));
  },
  trades: async (signal: AbortSignal): Promise<LookupChoice[]> => {
    const rows = await readAllRows((paging) => call('Trade/all-trade-list', paging, { signal }));
    return rows.map((trade) => ({ value: String(trade.id), label: trade.tradeName }));
  },
  companies: async (signal: AbortSignal): Promise<LookupChoice[]> => {
    const rows = await readAllRows((paging) =>
      call('Company/all-company-list', { ...paging, SearchActiveStatus: 'A' }, { signal }),
    );
    return rows.map((company) => ({ value: String(company.id), label: company.companyName }));
  },
  materials: async (signal: AbortSignal): Promise<MaterialOption[]> => {
    const rows = await readAllRows((paging) => call('Materials/all-materials-list', paging, { signal }));
    return rows.map(({ id, materialsName: materialName, modelName, unit }) => ({
      value: String(id),
      label: materialLabel({ materialName, modelName }),
      materialName,
      modelName,
      unit,
    }));
  },
  sales: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    peopleChoices(await readAllRows((paging) => call('User/sales-user-list', paging, { signal }))),
  managers: async (signal: AbortSignal): Promise<{ name: string; phone: string }[]> => {
    const rows = await readAllRows((paging) => call('User/manager-user-list', paging, { signal }));
    return rows.map(({ adminName, userPhone }) => ({ name: adminName, phone: userPhone }));
  },
  pms: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    peopleChoices(await readAllRows((paging) => call('User/pm-user-list', paging, { signal }))),
  employees: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    peopleChoices(await readAllRows((paging) => call('User/all-employee-list', paging, { signal }))),
  positions: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    (await call('BaseInfo/postion-info', {}, { signal })).data.map(({ position }) => ({
      value: position,
      label: position,
    })),
  academics: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    (await call('BaseInfo/academic-info', {}, { signal })).data.map((academic) => ({
      value: academic.academicCode,
      label: academic.academicName,
    })),
  researchPositions: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    (await call('BaseInfo/research-position-info', {}, { signal })).data.map((research) => ({
      value: research.researchPositionCode,
      label: research.researchPositionName,
    })),
  itGrades: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    (await call('BaseInfo/it-grade-info', {}, { signal })).data.map((grade) => ({
      value: grade.itGradeCode,
      label: grade.itGradeName,
    })),
  banks: async (signal: AbortSignal): Promise<LookupChoice[]> =>
    (await call('BaseInfo/bank-info', {}, { signal })).data.map((bank) => ({
      value: String(bank.bankId),
      label: bank.bankName,
    })),
  holidays: async (signal: AbortSignal): Promise<Holiday[]> =>
    (await call('BaseInfo/holiday-info', {}, { signal })).data.map(({ day, holidayName }) => ({
      day,
      name: holidayName,
    })),
} as const;
