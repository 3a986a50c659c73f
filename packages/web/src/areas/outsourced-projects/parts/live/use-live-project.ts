import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useQueryClient } from '@tanstack/react-query';
import { useLiveRecord } from '#areas/project/public/use-live-record.ts';
import { visitsKey } from '#areas/site/public/visits-key.ts';
import { liveProject } from './live-project.ts';

/** The staff's page of an outsourced project while it is open, with the records of its site. */
export function useLiveProject(project: ProjectInfo, actor: Actor, rating: boolean) {
  const client = useQueryClient();
  const onNews = () => client.invalidateQueries({ queryKey: visitsKey(project.id) });
  return useLiveRecord(liveProject, { project, actor, rating, onNews });
}
