import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { toast } from '../../../lib/toast.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { MemoButton } from '../../../kit/record/memo-button.tsx';
import { performAction } from '../../../kit/record/perform-action.ts';
import { cancelProject, completeProject } from '../api.ts';
import { isAllowed } from './allowed.ts';

type Props = {
  project: InternalInfo;
  actor: Actor;
  /** The form holds changes that completing would pass by. */
  unsaved: boolean;
  reload: () => Promise<void>;
};

/** 프로젝트취소 and 프로젝트완료 (INT-54 to INT-57, INT-64 to INT-66). */
export function EndingButtons({ project, actor, unsaved, reload }: Props) {
  const complete = async () => {
    if (unsaved) return toast.error('form.unsaved');
    await performAction({
      question: 'project.complete.confirm',
      done: 'project.complete.done',
      failed: 'project.complete.failed',
      send: () => completeProject(project.id),
      reload,
    });
  };
  return (
    <>
      {isAllowed('cancel', project, actor) && (
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
      {isAllowed('complete', project, actor) && (
        <BusyButton variant="light" onClick={complete}>
          프로젝트완료
        </BusyButton>
      )}
    </>
  );
}
