import { MEMBER_LIMIT } from '@portal/contract/areas/workspace/kinds';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { performAction } from '#kit/record/perform-action.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { FindField } from '#ui/fields/find-field.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { inviteStaff, staffQuery } from '../api.ts';
import { byDepartment } from '../public/by-department.ts';
import { DepartmentChoice } from '../public/department-choice.tsx';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import css from './rooms.module.css';

type Props = { room: RoomInfo; opened: boolean; onClose: () => void };

function InviteForm({ room, onClose }: Omit<Props, 'opened'>) {
  const client = useQueryClient();
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [isMissing, setIsMissing] = useState(false);
  const { data: staff = [], isPending } = useQuery(staffQuery(room.projectId, key.trim()));
  /** Someone chosen before may not match the keyword any more. */
  const choose = (userIds: readonly string[]) => {
    const nameOf = (userId: string) =>
      chosen.get(userId) ?? staff.find((person) => person.userId === userId)?.userName ?? userId;
    setChosen(new Map(userIds.map((userId) => [userId, nameOf(userId)])));
  };
  const invite = async () => {
    setIsMissing(chosen.size === 0);
    if (chosen.size === 0) return toast.hint('workspace.invite.none');
    const done = await performAction({
      done: 'workspace.invite.done',
      failed: 'workspace.invite.failed',
      send: () => inviteStaff(room.projectId, [...chosen.keys()]),
      reload: () => refreshWorkspace(client),
    });
    if (done) onClose();
  };
  return (
    <>
      <Stack gap={12}>
        <FindField label="이름, 부서 검색" value={key} onChange={setKey} />
        <Panel gap={0} padX={0} padY={0} className={css['people']}>
          {byDepartment(staff).map((department) => (
            <DepartmentChoice
              key={department.deptName}
              department={department}
              chosen={[...chosen.keys()]}
              onChange={choose}
            >
              {({ userName, positionName }) => (
                <>
                  <Initial name={userName} />
                  <Text as="strong" weight="medium">
                    {userName}
                  </Text>
                  <Text as="span" tone="soft">
                    {positionName}
                  </Text>
                </>
              )}
            </DepartmentChoice>
          ))}
          {!isPending && staff.length === 0 && <Empty>초대할 수 있는 직원이 없습니다.</Empty>}
        </Panel>
        <Text size={12} tone="soft">
          {chosen.size === 0
            ? messageText(isMissing ? 'workspace.invite.none' : 'workspace.invite.most', { most: MEMBER_LIMIT })
            : `${chosen.size}명 선택: ${[...chosen.values()].join(', ')}`}
        </Text>
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton onClick={invite}>초대</BusyButton>
      </ButtonRow>
    </>
  );
}

/** A dialog for inviting several staff members into a room (D-36). */
export const InviteDialog = ({ room, opened, onClose }: Props) => (
  <Dialog title="초대" opened={opened} onClose={onClose} width={480}>
    {opened && <InviteForm room={room} onClose={onClose} />}
  </Dialog>
);
