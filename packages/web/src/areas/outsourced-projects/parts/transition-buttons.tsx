import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_STATUSES, projectMachine } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { allows } from '@portal/contract/core/machine';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { MemoButton } from '../../../kit/record/memo-button.tsx';
import { cancelProject, withdrawProject } from '../api.ts';
import { type Moves, useMoves } from './use-moves.ts';

type Event = keyof typeof projectMachine;
type Props = { project: ProjectInfo; actor: Actor; reload: () => Promise<void> };

/** Asks the state table whether this user sees the button of an event now. */
function useAllowed({ project, actor }: Pick<Props, 'project' | 'actor'>): (event: Event) => boolean {
  const status = PROJECT_STATUSES.find((code) => code === project.mizeStatus);
  return (event) => status !== undefined && allows(projectMachine, event, status, actor);
}

/** 수주철회 and 프로젝트취소, apart from the others (OUT-115, OUT-118, T6, T7). */
export function EndingButtons(props: Props) {
  const { project, reload } = props;
  const allowed = useAllowed(props);
  return (
    <>
      {allowed('withdraw') && (
        <MemoButton
          label="수주철회"
          memoLabel="철회 사유"
          field="withDrawalMemo"
          question="outsourced.withdraw.confirm"
          missing="WITHDRAW_MEMO"
          done="outsourced.withdraw.done"
          failed="outsourced.withdraw.failed"
          send={(memo) => withdrawProject(project.id, memo)}
          reload={reload}
        />
      )}
      {allowed('cancel') && (
        <MemoButton
          label="프로젝트취소"
          memoLabel="취소 사유"
          field="cancelMemo"
          question="project.cancel.confirm"
          missing="CANCEL_MEMO"
          done="project.cancel.done"
          failed="project.cancel.failed"
          send={(memo) => cancelProject(project.id, memo)}
          reload={reload}
        />
      )}
    </>
  );
}

const MOVES: readonly { event: keyof Moves; label: string }[] = [
  { event: 'post', label: '게시' },
  { event: 'repost', label: '재게시' },
  { event: 'complete', label: '프로젝트완료' },
  { event: 'confirmInvoice', label: '계산서 발급확인' },
];

type MoveProps = Props & Pick<Parameters<typeof useMoves>[0], 'scores' | 'unsaved'>;

/** What carries the project on, exactly when the state table allows it (OUT-113 to OUT-122). */
export function TransitionButtons(props: MoveProps) {
  const allowed = useAllowed(props);
  const moves = useMoves(props);
  return MOVES.filter(({ event }) => allowed(event)).map(({ event, label }) => (
    <BusyButton key={event} variant="light" onClick={moves[event]}>
      {label}
    </BusyButton>
  ));
}
