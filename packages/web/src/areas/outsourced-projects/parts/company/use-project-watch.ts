import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '#kit/record/record-query.ts';
import { logFailure } from '#lib/failures.ts';
import { useProjectNews } from '#lib/use-project-news.ts';
import { projectSource } from '../../api.ts';

/**
 * Draws a project anew as soon as it changes while its page is open. Tells whether it was open to everybody when it was
 * first seen here, and whether it is out of sight by now: what a reader must be told (D-65).
 */
export function useProjectWatch(project: ProjectInfo) {
  const client = useQueryClient();
  const [wasOpen] = useState(project.mizeStatus === ProjectStatus.Open);
  const [isHidden, setIsHidden] = useState(false);
  const look = async () => {
    try {
      const fresh = await client.fetchQuery({
        ...recordQuery(projectSource, String(project.id), 'news'),
        staleTime: 0,
      });
      setIsHidden(fresh === null);
      // The project that was shown stays, so that the page can say what became of it.
      if (fresh === null) return;
      client.setQueriesData({ queryKey: [projectSource.kind, 'record', String(project.id)], type: 'active' }, fresh);
    } catch (error) {
      logFailure(`news of project ${project.id}`, error);
    }
  };
  useProjectNews(!isHidden, look, project.id);
  return { wasOpen, isHidden };
}
