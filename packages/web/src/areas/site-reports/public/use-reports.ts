import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#lib/cache/read-again.ts';
import { reportsKey, reportsQuery } from './reports-query.ts';

/** The versions of the report of a project's award. The page of the project reads them again when it changes. */
export function useReports(projectId: number) {
  const client = useQueryClient();
  const loaded = useQuery(reportsQuery(projectId));
  const reload = () => readAgain(client, reportsKey(projectId));
  return { loaded, reload };
}
