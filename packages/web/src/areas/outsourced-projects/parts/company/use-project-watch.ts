import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '#kit/record/record-query.ts';
import { logFailure } from '#lib/failures.ts';
import { useProjectChanges } from '#lib/use-project-changes.ts';
import { projectSource } from '../../api.ts';

/**
 * Reloads a project as soon as it changes while its page is open. Returns whether it was open at first, and whether it
 * is hidden by now (D-65).
 */
export function useProjectWatch(project: ProjectInfo) {
  const client = useQueryClient();
  const [wasOpen] = useState(project.mizeStatus === ProjectStatus.Open);
  const [isHidden, setIsHidden] = useState(false);
  const refresh = async () => {
    try {
      const fresh = await client.fetchQuery({
        ...recordQuery(projectSource, String(project.id), 'news'),
        staleTime: 0,
      });
      setIsHidden(fresh === null);
      // The last loaded project stays in the cache, so that the page can explain what happened.
      if (fresh === null) return;
      client.setQueriesData({ queryKey: [projectSource.kind, 'record', String(project.id)], type: 'active' }, fresh);
    } catch (error) {
      logFailure(`news of project ${project.id}`, error);
    }
  };
  useProjectChanges(!isHidden, refresh, project.id);
  return { wasOpen, isHidden };
}
