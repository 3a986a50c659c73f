import { roomChecks } from '@portal/contract/areas/workspace/forms';
import { useQueryClient } from '@tanstack/react-query';
import { fieldOf } from '#kit/form/field-of.ts';
import { useRegistration } from '#kit/form/use-registration.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { addRoom } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import { PermissionRows } from './permission-rows.tsx';
import { RoomChoices } from './room-choices.tsx';
import { EMPTY_ROOM, type RoomDraft } from './room-draft.ts';

type Props = { opened: boolean; onClose: () => void };

function CreateRoomForm({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const { form, submit } = useRegistration<RoomDraft, RoomDraft>({
    empty: EMPTY_ROOM,
    checks: roomChecks,
    requestOf: (draft) => draft,
    send: addRoom,
    done: 'workspace.add.done',
    failed: 'workspace.add.failed',
    onDone: async () => {
      onClose();
      await refreshWorkspace(client);
    },
  });
  const { busy } = form;
  return (
    <>
      <Stack gap={12}>
        <TextField
          label="프로젝트명"
          placeholder="예: 송도 글로벌캠퍼스 시공 TF"
          autoFocus
          {...fieldOf(form, 'Name')}
        />
        <TextAreaField label="설명" description="선택" rows={2} {...fieldOf(form, 'Description')} />
        <RoomChoices form={form} />
        <Stack>
          <Text as="h3" padY={8} size={13} weight="semibold" line="below">
            권한
          </Text>
          <PermissionRows form={form} />
        </Stack>
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton busy={busy} onClick={submit}>
          방 생성
        </BusyButton>
      </ButtonRow>
    </>
  );
}

/** The dialog '새 프로젝트 생성' with the details, settings and six permissions of a room (WORK-11 to WORK-27). */
export const CreateRoomDialog = ({ opened, onClose }: Props) => (
  <Dialog title="새 프로젝트 생성" opened={opened} onClose={onClose} width={680}>
    {opened && <CreateRoomForm onClose={onClose} />}
  </Dialog>
);
