import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The query of a company's score; null when there is no such company. Only for staff. */
export const companyScore = (CompanyId: number) =>
  queryOptions({
    queryKey: ['scores', CompanyId],
    queryFn: async ({ signal }) => (await call('Score/company-score', { CompanyId }, { signal })).data[0] ?? null,
  });
