import { materialLabel } from '@portal/contract/areas/project/materials';
import { LOOKUP_SIZE } from '@portal/contract/core/paging';
import { call } from '../../lib/call.ts';

/** One choice of a select: the id as text, and what the user reads. */
export type Choice = { value: string; label: string };

/** A material with its names. */
export type MaterialOption = Choice & { materialName: string; modelName: string };

const PAGE = { Page: 1, PageSize: LOOKUP_SIZE };

const toChoice = (person: { userId: string; adminName: string }): Choice => ({
  value: person.userId,
  label: person.adminName,
});

/** The look-ups of the portal, each as choices (LOOKUP-01 to LOOKUP-06, LOOKUP-09 to LOOKUP-13). */
export const lookups = {
  areas: async (signal: AbortSignal): Promise<Choice[]> => {
    const { data } = await call('Area/all-area-list', PAGE, { signal });
    return data.map((area) => ({ value: String(area.id), label: area.areaName }));
  },
  companies: async (signal: AbortSignal): Promise<Choice[]> => {
    const request = { ...PAGE, SearchActiveStatus: 'A', OrderType: 'companyName_asc' };
    const { data } = await call('Company/all-company-list', request, { signal });
    return data.map((company) => ({ value: String(company.id), label: company.companyName }));
  },
  materials: async (signal: AbortSignal): Promise<MaterialOption[]> => {
    const { data } = await call('Materials/all-materials-list', PAGE, { signal });
    return data.map(({ id, materialsName: materialName, modelName }) => ({
      value: String(id),
      label: materialLabel({ materialName, modelName }),
      materialName,
      modelName,
    }));
  },
  sales: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('User/sales-user-list', PAGE, { signal })).data.map(toChoice),
  pms: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('User/pm-user-list', PAGE, { signal })).data.map(toChoice),
  employees: async (signal: AbortSignal): Promise<Choice[]> =>
    (await call('User/all-employee-list', PAGE, { signal })).data.map(toChoice),
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
} as const;
