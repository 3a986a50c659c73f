import { materialLabel } from '@portal/contract/areas/project/materials';
import type { Holiday } from '@portal/contract/core/holidays';
import { call } from '#lib/call.ts';
import { readAllRows } from '#lib/read-all-rows.ts';

/** One choice of a select: its id as text, and its label. */
export type Choice = { value: string; label: string };

/** A material as a choice, with its names. */
export type MaterialOption = Choice & { materialName: string; modelName: string };

const toChoice = (person: { userId: string; adminName: string }): Choice => ({
  value: person.userId,
  label: person.adminName,
});

/** The look-ups of the portal: choices (LOOKUP-01 to LOOKUP-06, LOOKUP-09 to LOOKUP-13) and holidays (LOOKUP-19). */
export const lookups = {
  areas: async (signal: AbortSignal): Promise<Choice[]> => {
    const rows = await readAllRows((paging) => call('Area/all-area-list', paging, { signal }));
    return rows.map((area) => ({ value: String(area.id), label: area.areaName }));
  },
  companies: async (signal: AbortSignal): Promise<Choice[]> => {
    const rows = await readAllRows((paging) =>
      call('Company/all-company-list', { ...paging, SearchActiveStatus: 'A' }, { signal }),
    );
    return rows.map((company) => ({ value: String(company.id), label: company.companyName }));
  },
  materials: async (signal: AbortSignal): Promise<MaterialOption[]> => {
    const rows = await readAllRows((paging) => call('Materials/all-materials-list', paging, { signal }));
    return rows.map(({ id, materialsName: materialName, modelName }) => ({
      value: String(id),
      label: materialLabel({ materialName, modelName }),
      materialName,
      modelName,
    }));
  },
  sales: async (signal: AbortSignal): Promise<Choice[]> =>
    (await readAllRows((paging) => call('User/sales-user-list', paging, { signal }))).map(toChoice),
  managers: async (signal: AbortSignal): Promise<Choice[]> =>
    (await readAllRows((paging) => call('User/manager-user-list', paging, { signal }))).map(toChoice),
  pms: async (signal: AbortSignal): Promise<Choice[]> =>
    (await readAllRows((paging) => call('User/pm-user-list', paging, { signal }))).map(toChoice),
  employees: async (signal: AbortSignal): Promise<Choice[]> =>
    (await readAllRows((paging) => call('User/all-employee-list', paging, { signal }))).map(toChoice),
  positions: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('BaseInfo/postion-info', {}, { signal })).data.map(({ position }) => ({
      value: position,
      label: position,
    })),
  academics: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('BaseInfo/academic-info', {}, { signal })).data.map((academic) => ({
      value: academic.academicCode,
      label: academic.academicName,
    })),
  researchPositions: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('BaseInfo/research-position-info', {}, { signal })).data.map((research) => ({
      value: research.researchPositionCode,
      label: research.researchPositionName,
    })),
  itGrades: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('BaseInfo/it-grade-info', {}, { signal })).data.map((grade) => ({
      value: grade.itGradeCode,
      label: grade.itGradeName,
    })),
  banks: async (signal: AbortSignal): Promise<Choice[]> =>
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
