import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import type { Actor } from '@portal/contract/core/actor';
import { useNavigate } from '@tanstack/react-router';
import { MemoButton } from '../../../kit/record/memo-button.tsx';
import { performAction } from '../../../kit/record/perform-action.ts';
import { showRefusal } from '../../../lib/failures.ts';
import { paths } from '../../../lib/paths.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { cancelProject, completeProject, makeCopyToken } from '../api.ts';
import { isAllowed } from './allowed.ts';

/** 프로젝트복사: opens registration with a token of the server, no data of anybody in the address (D-84). */
export function CopyButton({ id }: { id: number }) {
  const navigate = useNavigate();
  const copy = async () => {
    try {
      const data = await makeCopyToken(id);
      // Not waited for: a way that the leave guard blocks never arrives.
      void navigate({ to: paths.projectMizeAdd, search: { data } });
    } catch (error) {
      showRefusal('internal.copy.failed', error);
    }
  };
  return (
    <BusyButton variant="default" onClick={copy}>
      프로젝트복사
    </BusyButton>
  );
}

type Props = {
  project: InternalInfo;
  actor: Actor;
  /** The form holds changes that ending would pass by. */
  unsaved: boolean;
  reload: () => Promise<void>;
};

/** 프로젝트취소 and 프로젝트완료 (INT-54 to INT-57). */
export function EndingButtons({ project, actor, unsaved, reload }: Props) {
  const complete = () =>
    performAction({
      unsaved,
      question: 'project.complete.confirm',
      done: 'project.complete.done',
      failed: 'project.complete.failed',
      send: () => completeProject(project.id),
      reload,
    });
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
          unsaved={unsaved}
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
