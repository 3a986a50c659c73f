import { Board } from '@portal/contract/areas/comments/boards';
import { mayUseComments } from '@portal/contract/areas/comments/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useState } from 'react';
import { readLatestChanges } from '#areas/comments/public/latest-changes.ts';
import type { ChangedLine } from '#kit/record/changed-lines.tsx';
import { logFailure } from '#lib/failures.ts';
import { readProject } from '../../api.ts';
import { changesSince, lineOf, type TracedChange } from './changes-since.ts';

async function readChanges(decidedOn: ProjectInfo, actor: Actor): Promise<TracedChange[]> {
  const { id } = decidedOn;
  const [fresh, history] = await Promise.all([
    readProject(id),
    mayUseComments(actor) ? readLatestChanges(Board.Project, id) : [],
  ]);
  return fresh === null ? [] : changesSince(decidedOn, fresh, history);
}

/**
 * The dialog after a step that was refused because the project had changed (D-210). `explain` opens it and returns
 * whether there was anything to show.
 */
export function useStaleStep(actor: Actor) {
  const [lines, setLines] = useState<readonly ChangedLine[] | null>(null);
  const explain = async (decidedOn: ProjectInfo): Promise<boolean> => {
    try {
      const changes = await readChanges(decidedOn, actor);
      if (changes.length > 0) setLines(changes.map(lineOf));
      return changes.length > 0;
    } catch (error) {
      logFailure(`changes of project ${decidedOn.id}`, error);
      return false;
    }
  };
  return { explain, dialog: { lines, onClose: () => setLines(null) } };
}

/** Explains a refused step, given the project on which the user decided. */
export type ExplainStale = ReturnType<typeof useStaleStep>['explain'];
