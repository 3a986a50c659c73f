import { JoinStatus } from '@portal/contract/areas/workspace/kinds';
import { mayInRoom } from '@portal/contract/areas/workspace/policy';
import type { MemberRow, RoomInfo } from '@portal/contract/areas/workspace/shapes';
import type { MessageKey } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { performAction } from '#kit/record/perform-action.ts';
import type { Confirmation } from '#lib/confirm.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { type MemberActionPath, membersQuery, sendMemberAction } from '../api.ts';
import { Tag } from '../public/tag.tsx';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import { PersonLine } from './person-line.tsx';
import { SettingsPart } from './settings-part.tsx';

type Operation = { label: string; path: MemberActionPath; done: MessageKey; confirms?: boolean };

const ADD_ADMIN: Operation = {
  label: '관리자로 지정',
  path: 'Project/project-admin-add',
  done: 'workspace.admin.done',
};
const REMOVE_ADMIN: Operation = {
  label: '관리자 해제',
  path: 'Project/project-admin-delete',
  done: 'workspace.adminRemove.done',
};
const REMOVE: Operation = {
  label: '내보내기',
  path: 'Project/project-member-delete',
  done: 'workspace.memberRemove.done',
  confirms: true,
};
const CANCEL_INVITE: Operation = {
  label: '초대 취소',
  path: 'Project/project-invite-cancel',
  done: 'workspace.inviteCancel.done',
};

/** The actions an admin has for this person. */
function operationsOf({ joinStatus, adminYn, userId }: MemberRow, ownId: string): Operation[] {
  if (joinStatus === JoinStatus.Invited) return [CANCEL_INVITE];
  const rank = adminYn === 'Y' ? REMOVE_ADMIN : ADD_ADMIN;
  return userId === ownId ? [rank] : [rank, REMOVE];
}

/** The members of a room, admins first, with the actions of an admin (D-36). Admins also see invited people. */
export function RoomMembers({ room }: { room: RoomInfo }) {
  const client = useQueryClient();
  const { userId: ownId } = useActor();
  const { data = [] } = useQuery(membersQuery(room.projectId));
  const mayAct = room.archivedYn === 'N' && mayInRoom('members', { isAdmin: room.adminYn === 'Y' });
  const perform = ({ userId, userName }: MemberRow, { label, path, done, confirms = false }: Operation) => {
    const confirmation: Confirmation = {
      title: label,
      question: 'workspace.memberRemove.confirm',
      subject: { name: userName, facts: [] },
      consequence: '이 방의 글과 파일을 더 이상 볼 수 없습니다.',
      destructive: true,
    };
    return performAction({
      ...(confirms ? { confirmation: confirmation } : {}),
      done,
      failed: 'workspace.member.failed',
      send: () => sendMemberAction(path, room.projectId, userId),
      reload: () => refreshWorkspace(client),
    });
  };
  return (
    <SettingsPart title="멤버" place="members" count={room.memberCount}>
      <Lines>
        {data.map((member) => (
          <PersonLine
            key={member.userId}
            person={member}
            note={
              <>
                {member.adminYn === 'Y' && <Tag tone="warn">관리자</Tag>}
                {member.joinStatus === JoinStatus.Invited && <Tag>초대됨</Tag>}
              </>
            }
          >
            {mayAct &&
              operationsOf(member, ownId).map((operation) => (
                <BusyButton
                  key={operation.label}
                  variant="subtle"
                  color="gray"
                  aria-label={`${member.userName}님 ${operation.label}`}
                  onClick={() => perform(member, operation)}
                >
                  {operation.label}
                </BusyButton>
              ))}
          </PersonLine>
        ))}
      </Lines>
    </SettingsPart>
  );
}
