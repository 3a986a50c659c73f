import { mayUseComments } from '@portal/contract/areas/comments/policy';
import type { Actor } from '@portal/contract/core/actor';
import { useState } from 'react';
import { readLatestChanges } from '#areas/comments/public/latest-changes.ts';
import type { ChangedLine } from '#kit/record/changed-lines.tsx';
import { logFailure } from '#lib/failures.ts';
import type { LiveSource } from './live-source.ts';
import { lineOf, tracedChanges } from './traced-changes.ts';

type Source<Project> = Pick<LiveSource<Project>, 'board' | 'read' | 'changesBetween'>;

async function readChanges<Project extends { id: number }>(
  { board, read, changesBetween }: Source<Project>,
  decidedOn: Project,
  actor: Actor,
): Promise<ChangedLine[]> {
  const { id } = decidedOn;
  const [fresh, history] = await Promise.all([read(id), mayUseComments(actor) ? readLatestChanges(board, id) : []]);
  return fresh === null ? [] : tracedChanges(changesBetween(decidedOn, fresh), history).map(lineOf);
}

/**
 * The dialog after a step that was refused because the project had changed (D-210). `explain` opens it and returns
 * whether there was anything to show.
 */
export function useStaleStep<Project extends { id: number }>(source: Source<Project>, actor: Actor) {
  const [lines, setLines] = useState<readonly ChangedLine[] | null>(null);
  const explain = async (decidedOn: Project): Promise<boolean> => {
    try {
      const changes = await readChanges(source, decidedOn, actor);
      if (changes.length > 0) setLines(changes);
      return changes.length > 0;
    } catch (error) {
      logFailure(`changes of project ${decidedOn.id}`, error);
      return false;
    }
  };
  return { explain, dialog: { lines, onClose: () => setLines(null) } };
}
