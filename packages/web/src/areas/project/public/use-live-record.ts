import type { Actor } from '@portal/contract/core/actor';
import { useQueryClient } from '@tanstack/react-query';
import { threadKey } from '#areas/comments/public/thread-key.ts';
import { readAgain } from '#lib/cache/read-again.ts';
import type { LiveSource, Versioned } from './live-source.ts';
import { useProjectWatch } from './use-project-watch.ts';
import { useStaleStep } from './use-stale-step.ts';
import { useUnseenChanges } from './use-unseen-changes.ts';

type Options<Project> = {
  project: Project;
  actor: Actor;
  /** Whether the form has scores that are not saved. */
  rating?: boolean;
  /** The queries of what belongs to the project and is read by itself. */
  alsoRead?: readonly (readonly unknown[])[];
};

/** The staff's page of a project while it is open: it follows other users and lists what they changed (D-211). */
export function useLiveRecord<Project extends Versioned>(
  source: LiveSource<Project>,
  { project, actor, rating = false, alsoRead = [] }: Options<Project>,
) {
  const client = useQueryClient();
  const thread = threadKey(source.board, String(project.id));
  const onChange = () => Promise.all([thread, ...alsoRead].map((key) => readAgain(client, key)));
  const { isHidden } = useProjectWatch(source, project, { actor, onChange });
  const { lines, confirm } = useUnseenChanges(source, { project, actor, rating });
  const { explain, dialog } = useStaleStep(source, actor);
  return { isHidden, lines, marked: lines, confirm, explain, dialog };
}
