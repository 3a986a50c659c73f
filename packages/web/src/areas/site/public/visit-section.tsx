import { useQuery } from '@tanstack/react-query';
import { visitsQuery } from '../api.ts';
import { PastVisits } from '../parts/past-visits.tsx';

/** The days of work of an award on the record of staff. Nothing before the first one. */
export function VisitSection({ projectId }: { projectId: number }) {
  const { data } = useQuery(visitsQuery(projectId));
  if (!data || data.data.length === 0) return null;
  return <PastVisits visits={data.data} title="현장 도착과 종료" today={data.meta.nowDtm.slice(0, 10)} />;
}
