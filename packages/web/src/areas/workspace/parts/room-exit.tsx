import { mayInRoom } from '@portal/contract/areas/workspace/policy';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import type { MessageKey } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { performAction } from '#kit/record/perform-action.ts';
import type { Confirmation } from '#lib/confirm.ts';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { sendRoomAction } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SettingsPart } from './settings-part.tsx';

type EndProps = { room: RoomInfo; onLeft: () => Promise<void> };

/** Deletes the room with all its content, after the user typed its name. */
function DeleteRoom({ room: { projectId, name }, onLeft }: EndProps) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const close = () => {
    setOpened(false);
    setTyped('');
  };
  const remove = async () => {
    const request = { ProjectId: projectId, Name: typed.trim() };
    const done = await performAction({
      done: 'workspace.remove.done',
      failed: 'workspace.remove.failed',
      send: () => sendRoomAction('Project/project-delete', request),
      reload: async () => {},
    });
    if (!done) return;
    close();
    await onLeft();
  };
  return (
    <>
      <BusyButton variant="default" color="red" onClick={() => setOpened(true)}>
        삭제
      </BusyButton>
      <Dialog title="방 삭제" opened={opened} onClose={close}>
        <p>글, 댓글, 파일이 모두 삭제되며 되돌릴 수 없습니다. 프로젝트명을 입력해주세요: &lsquo;{name}&rsquo;</p>
        <TextField label="프로젝트명" name="Name" value={typed} onChange={setTyped} autoFocus />
        <ButtonRow>
          <BusyButton variant="default" onClick={close}>
            닫기
          </BusyButton>
          <BusyButton color="red" inactive={typed.trim() !== name} onClick={remove}>
            방 삭제
          </BusyButton>
        </ButtonRow>
      </Dialog>
    </>
  );
}

/** The settings section for leaving, archiving, restoring and deleting a room (D-36). */
export function RoomExit({ room }: { room: RoomInfo }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { projectId, name, archivedYn } = room;
  const isAdmin = room.adminYn === 'Y';
  const isOpen = archivedYn === 'N';
  const subject = { name, facts: [] };
  const onLeft = async () => {
    await navigate({ to: paths.reportList });
    await refreshWorkspace(client);
  };
  const act = (
    confirmation: Confirmation,
    done: MessageKey,
    send: () => Promise<unknown>,
    reload = () => refreshWorkspace(client),
  ) =>
    performAction({ confirmation: { ...confirmation, subject }, done, failed: 'workspace.exit.failed', send, reload });
  const leave = () =>
    act(
      { title: '나가기', question: 'workspace.leave.confirm', destructive: true },
      'workspace.leave.done',
      () => sendRoomAction('Project/project-leave', { ProjectId: projectId }),
      onLeft,
    );
  const archive = () =>
    act(
      isOpen
        ? { title: '보관', question: 'workspace.archive.confirm', consequence: '읽을 수만 있고 목록에서 빠집니다.' }
        : { title: '다시 열기', question: 'workspace.restore.confirm' },
      'workspace.archive.done',
      () => sendRoomAction('Project/project-archive', { ProjectId: projectId, ArchiveYn: isOpen ? 'Y' : 'N' }),
    );
  return (
    <SettingsPart title="나가기와 보관" place="end">
      <Lines as="div">
        {mayInRoom('leave', { isAdmin }) && (
          <ChoiceRow title="나가기" about="내 글은 남고, 이 방을 더 이상 볼 수 없습니다.">
            <BusyButton variant="default" onClick={leave}>
              나가기
            </BusyButton>
          </ChoiceRow>
        )}
        {mayInRoom('archive', { isAdmin }) && (
          <ChoiceRow
            title={isOpen ? '보관' : '다시 열기'}
            about={isOpen ? '읽기 전용이 됩니다.' : '다시 쓸 수 있습니다.'}
          >
            <BusyButton variant="default" onClick={archive}>
              {isOpen ? '보관' : '다시 열기'}
            </BusyButton>
          </ChoiceRow>
        )}
        {mayInRoom('remove', { isAdmin }) && (
          <ChoiceRow title="방 삭제" about="되돌릴 수 없습니다.">
            <DeleteRoom room={room} onLeft={onLeft} />
          </ChoiceRow>
        )}
      </Lines>
    </SettingsPart>
  );
}
