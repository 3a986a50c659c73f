import { JoinStatus } from '@portal/contract/areas/workspace/kinds';
import { mayTakeOver } from '@portal/contract/areas/workspace/policy';
import type { RoomRow } from '@portal/contract/areas/workspace/shapes';
import type { MessageKey } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { performAction } from '#kit/record/perform-action.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { joinRoom, sendRoomAction } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import css from './room-actions.module.css';

/** The actions for a room in the list: join, request, cancel, answer an invitation, take over (D-36). */
export function RoomActions({ room }: { room: RoomRow }) {
  const client = useQueryClient();
  const actor = useActor();
  const { projectId, name, joinStatus } = room;
  const reload = () => refreshWorkspace(client);
  const join = async () => {
    try {
      const joined = await joinRoom(projectId);
      toast.success(joined?.joinStatus === JoinStatus.Waiting ? 'workspace.join.requested' : 'workspace.join.done');
    } catch (error) {
      showRefusal('workspace.join.failed', error);
    }
    await reload();
  };
  const act = (done: MessageKey, send: () => Promise<unknown>) => () =>
    performAction({ done, failed: 'workspace.join.failed', send, reload });
  const withdraw = (done: MessageKey) =>
    act(done, () => sendRoomAction('Project/project-join-cancel', { ProjectId: projectId }));
  if (joinStatus === JoinStatus.Waiting) {
    return (
      <span className={css['actions']}>
        <span>승인 대기 중</span>
        <BusyButton
          variant="subtle"
          color="gray"
          aria-label={`${name} 참여 요청 취소`}
          onClick={withdraw('workspace.joinCancel.done')}
        >
          취소
        </BusyButton>
      </span>
    );
  }
  if (joinStatus === JoinStatus.Invited) {
    return (
      <span className={css['actions']}>
        <BusyButton
          variant="default"
          aria-label={`${name} 초대 거절`}
          onClick={withdraw('workspace.inviteRefuse.done')}
        >
          거절
        </BusyButton>
        <BusyButton variant="light" aria-label={`${name} 초대 수락`} onClick={join}>
          초대 수락
        </BusyButton>
      </span>
    );
  }
  if (joinStatus === JoinStatus.Member) return null;
  // A room without members has no admin who could approve a request.
  if (mayTakeOver(actor, { adminCount: room.memberCount })) {
    const takeOver = act('workspace.takeOver.done', () =>
      sendRoomAction('Project/project-take-over', { ProjectId: projectId }),
    );
    return (
      <BusyButton variant="light" aria-label={`${name} 이어받기`} onClick={takeOver}>
        이어받기
      </BusyButton>
    );
  }
  const needsApproval = room.adminApprovalYn === 'Y';
  return (
    <span className={css['actions']}>
      {needsApproval && (
        <span>
          <Icon name="lock" />
          관리자 승인
        </span>
      )}
      <BusyButton variant="light" aria-label={`${name} ${needsApproval ? '참여 요청' : '참여'}`} onClick={join}>
        {needsApproval ? '참여 요청' : '참여'}
      </BusyButton>
    </span>
  );
}
