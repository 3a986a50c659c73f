import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { useState } from 'react';
import { useAccessLogAction } from '#areas/audit/public/use-access-log-action.ts';
import { LinkDialog } from '#areas/auth/public/link-dialog.tsx';
import { performAction } from '#kit/record/perform-action.ts';
import { type RecordAction, RecordActions } from '#kit/record/record-actions.tsx';
import { toast } from '#lib/toast.ts';
import { removeManager, restoreManager } from '../../api.ts';

type Props = {
  manager: ManagerInfo;
  reload: () => Promise<void>;
  unsaved: boolean;
  /** The action that resets second factors. */
  factorActions: readonly RecordAction[];
};

/** Deletes the manager, whose sessions end at once, or restores a deleted one (MGR-17). */
function endAction({ manager, unsaved, reload }: Omit<Props, 'factorActions'>): RecordAction {
  const subject = { name: manager.userName, facts: [{ label: '업체', value: manager.companyName }] };
  const common = { unsaved, reload } as const;
  if (manager.delYn === 'Y') {
    const act = () =>
      performAction({
        ...common,
        confirmation: { title: '미삭제', question: 'manager.restore.confirm', subject },
        done: 'manager.restore.done',
        failed: 'manager.restore.failed',
        send: () => restoreManager(manager),
      });
    return { label: '미삭제로 변경', act };
  }
  const act = () =>
    performAction({
      ...common,
      confirmation: {
        title: '삭제',
        question: 'manager.remove.confirm',
        subject,
        consequence: '로그인되어 있으면 바로 로그아웃됩니다.',
        destructive: true,
      },
      done: 'manager.remove.done',
      failed: 'manager.remove.failed',
      send: () => removeManager(manager),
    });
  return { label: '삭제', ends: true, act };
}

/** 더보기 of a manager: reading log, second factor, password, deletion. Without a password, a link for one is the next step. */
export function ManagerActions(props: Props) {
  const { manager, reload, unsaved, factorActions } = props;
  const [opened, setOpened] = useState(false);
  const logActions = useAccessLogAction(manager.userId);
  const password: RecordAction = {
    label: '비밀번호 링크',
    act: () => (unsaved ? toast.error('form.unsaved') : setOpened(true)),
  };
  const isDeleted = manager.delYn === 'Y';
  const isWaiting = manager.userPw === '' && !isDeleted;
  return (
    <>
      <RecordActions
        next={isWaiting ? password : undefined}
        more={[...logActions, ...factorActions, ...(isWaiting || isDeleted ? [] : [password]), endAction(props)]}
        unsaved={unsaved}
        quiet={unsaved}
        reload={reload}
      />
      <LinkDialog
        person={{ userId: manager.userId, userName: manager.userName, hasPassword: manager.userPw !== '' }}
        reload={reload}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
