import { hasUnrated, NOT_RATED } from '@portal/contract/areas/outsourced-projects/evaluation';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { MemoButton } from '../../../kit/record/memo-button.tsx';
import { type Action, performAction } from '../../../kit/record/perform-action.ts';
import { focusField } from '../../../lib/failures.ts';
import { toast } from '../../../lib/toast.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { cancelProject, completeProject, confirmInvoice, postProject, withdrawProject } from '../api.ts';
import { isAllowed } from './allowed.ts';
import type { CheckScore } from './edit-draft.ts';
import { scoreField } from './evaluation-section.tsx';

type Props = {
  project: ProjectInfo;
  actor: Actor;
  /** The contractor's scores as the form has them; completing sends them along. */
  scores: readonly CheckScore[];
  /** The form holds changes that an action would pass by: of the project, and of anything, scores included. */
  unsaved: { project: boolean; anything: boolean };
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

/** Posting, completing, confirming the invoice (T2, T3, T8, T10). They act on what is saved. */
function useMoves({ project, scores, unsaved, reload }: Props) {
  const { id } = project;
  const move = (action: Omit<Action, 'reload'>) => performAction({ unsaved: unsaved.anything, ...action, reload });
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
        unsaved: unsaved.project,
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

const MOVES = [
  { event: 'post', label: '게시' },
  { event: 'repost', label: '재게시' },
  { event: 'complete', label: '프로젝트완료' },
  { event: 'confirmInvoice', label: '계산서 발급확인' },
] as const;

/** 수주철회 and 프로젝트취소, apart from the others (T6, T7). */
function EndingButtons({ project, actor, unsaved, reload }: Props) {
  return (
    <>
      {isAllowed('withdraw', project, actor) && (
        <MemoButton
          label="수주철회"
          memoLabel="철회 사유"
          field="withDrawalMemo"
          question="outsourced.withdraw.confirm"
          missing="WITHDRAW_MEMO"
          done="outsourced.withdraw.done"
          failed="outsourced.withdraw.failed"
          unsaved={unsaved.anything}
          send={(memo) => withdrawProject(project.id, memo)}
          reload={reload}
        />
      )}
      {isAllowed('cancel', project, actor) && (
        <MemoButton
          label="프로젝트취소"
          memoLabel="취소 사유"
          field="cancelMemo"
          question="project.cancel.confirm"
          missing="CANCEL_MEMO"
          done="project.cancel.done"
          failed="project.cancel.failed"
          unsaved={unsaved.anything}
          send={(memo) => cancelProject(project.id, memo)}
          reload={reload}
        />
      )}
    </>
  );
}

/** What ends or carries on the project, exactly when the state table allows it (OUT-113 to OUT-122). */
export function TransitionButtons(props: Props) {
  const moves = useMoves(props);
  return (
    <>
      <EndingButtons {...props} />
      {MOVES.filter(({ event }) => isAllowed(event, props.project, props.actor)).map(({ event, label }) => (
        <BusyButton key={event} variant="light" onClick={moves[event]}>
          {label}
        </BusyButton>
      ))}
    </>
  );
}
