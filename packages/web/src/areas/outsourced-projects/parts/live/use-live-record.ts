import { Board } from '@portal/contract/areas/comments/boards';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useQueryClient } from '@tanstack/react-query';
import { threadKey } from '#areas/comments/public/thread-key.ts';
import { useProjectWatch } from './use-project-watch.ts';
import { useStaleStep } from './use-stale-step.ts';
import { useUnseenChanges } from './use-unseen-changes.ts';

type Options = { project: ProjectInfo; actor: Actor; rating: boolean };

/** The staff's page of a project while it is open: it follows other users and lists what they changed (D-211). */
export function useLiveRecord({ project, actor, rating }: Options) {
  const client = useQueryClient();
  const thread = threadKey(Board.Project, String(project.id));
  const onChange = () => client.invalidateQueries({ queryKey: thread });
  const { isHidden } = useProjectWatch(project, { actor, onChange });
  const { lines, confirm } = useUnseenChanges({ project, actor, rating });
  const { explain, dialog } = useStaleStep(actor);
  return { isHidden, lines, marked: lines.map(({ itemName }) => itemName), confirm, explain, dialog };
}
