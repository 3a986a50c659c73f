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
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { joinRoom, sendRoomAction } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';

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
      <Row as="span" gap={8} justify="end">
        <Text as="span" size={12} tone="soft" whole>
          승인 대기 중
        </Text>
        <BusyButton
          variant="subtle"
          color="gray"
          aria-label={`${name} 참여 요청 취소`}
          onClick={withdraw('workspace.joinCancel.done')}
        >
          취소
        </BusyButton>
      </Row>
    );
  }
  if (joinStatus === JoinStatus.Invited) {
    return (
      <Row as="span" gap={8} justify="end">
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
      </Row>
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
    <Row as="span" gap={8} justify="end">
      {needsApproval && (
        <Row as="span" gap={4} size={12} tone="soft" whole>
          <Icon name="lock" size={16} />
          관리자 승인
        </Row>
      )}
      <BusyButton variant="light" aria-label={`${name} ${needsApproval ? '참여 요청' : '참여'}`} onClick={join}>
        {needsApproval ? '참여 요청' : '참여'}
      </BusyButton>
    </Row>
  );
}
