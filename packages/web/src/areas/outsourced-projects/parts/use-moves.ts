import { hasUnrated, NOT_RATED } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { performAction } from '../../../kit/record/perform-action.ts';
import { focusField } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';
import { completeProject, confirmInvoice, postProject } from '../api.ts';
import type { CheckScore } from './edit-draft.ts';
import { scoreField } from './evaluation-form.tsx';

type Options = {
  project: ProjectInfo;
  /** The contractor's scores as the form has them. */
  scores: readonly CheckScore[];
  /** The form holds changes that the action would pass by. */
  unsaved: boolean;
  reload: () => Promise<void>;
};

/** The first item without a score gets the focus; true when there is one (EVAL-08, EVAL-09). */
function refuseUnrated(scores: readonly CheckScore[]): boolean {
  if (!hasUnrated(scores.map(({ Score }) => ({ score: Score })))) return false;
  toast.error('UNEVALUATED');
  const first = scores.find(({ Score }) => Score === NOT_RATED);
  if (first) focusField(scoreField('CheckLists', first.CheckId));
  return true;
}

/** Posting, completing, confirming the invoice (T2, T3, T8, T10). They act on what is saved, so that is asked first. */
export function useMoves({ project, scores, unsaved, reload }: Options) {
  const { id } = project;
  const move = async (action: Omit<Parameters<typeof performAction>[0], 'reload'>) => {
    if (unsaved) toast.error('form.unsaved');
    else await performAction({ ...action, reload });
  };
  const posting = {
    done: 'outsourced.post.done',
    failed: 'outsourced.post.failed',
    send: () => postProject(id),
  } as const;
  return {
    post: () => move({ ...posting, question: 'outsourced.post.confirm' }),
    repost: () => move({ ...posting, question: 'outsourced.repost.confirm' }),
    complete: async () => {
      if (refuseUnrated(scores)) return;
      await move({
        question: 'project.complete.confirm',
        done: 'project.complete.done',
        failed: 'project.complete.failed',
        send: () => completeProject(id, scores),
      });
    },
    confirmInvoice: () =>
      move({
        question: 'outsourced.invoice.confirm',
        done: 'outsourced.invoice.done',
        failed: 'outsourced.invoice.failed',
        send: () => confirmInvoice(id),
      }),
  };
}

export type Moves = ReturnType<typeof useMoves>;
