import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { removeManager, restoreManager } from '../api.ts';

type Props = { manager: ManagerInfo; unsaved: boolean; reload: () => Promise<void> };

/** Deletes the manager, whose sessions end at once, or restores a deleted one (MGR-17). */
export function DeleteButton({ manager, unsaved, reload }: Props) {
  const subject = { name: manager.userName, facts: [{ label: '업체', value: manager.companyName }] };
  if (manager.delYn === 'Y') {
    const restore = () =>
      performAction({
        confirmation: { title: '미삭제', question: 'manager.restore.confirm', subject },
        unsaved,
        done: 'manager.restore.done',
        failed: 'manager.restore.failed',
        send: () => restoreManager(manager),
        reload,
      });
    return (
      <BusyButton variant="default" onClick={restore}>
        미삭제로 변경
      </BusyButton>
    );
  }
  const remove = () =>
    performAction({
      confirmation: {
        title: '삭제',
        question: 'manager.remove.confirm',
        subject,
        consequence: '로그인되어 있으면 바로 로그아웃됩니다.',
        destructive: true,
      },
      unsaved,
      done: 'manager.remove.done',
      failed: 'manager.remove.failed',
      send: () => removeManager(manager),
      reload,
    });
  return (
    <BusyButton variant="outline" color="red" onClick={remove}>
      삭제
    </BusyButton>
  );
}
