import { roomChecks } from '@portal/contract/areas/workspace/forms';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import { problemsOf } from '#kit/record/problems-of.ts';
import { SaveBar } from '#kit/record/save-bar.tsx';
import { focusField } from '#lib/failures.ts';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';
import { editRoom, roomQuery } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import { ColorSwatches } from './color-swatches.tsx';
import { PermissionRows } from './permission-rows.tsx';
import { RoomChoices } from './room-choices.tsx';
import { draftOf, EMPTY_ROOM } from './room-draft.ts';
import { roomItems, roomRules } from './room-items.ts';
import { SettingsPart } from './settings-part.tsx';

/** The state of editing the room settings. Changes that another user saved are shown beside the own ones (wire.md). */
function useRoomEdit(room: RoomInfo) {
  const client = useQueryClient();
  const query = roomQuery(room.projectId);
  return useRecordEdit({
    rules: roomRules,
    stored: room,
    reload: () => refreshWorkspace(client),
    read: () => client.fetchQuery(query),
    checks: roomChecks,
    empty: EMPTY_ROOM,
    requestOf: (loaded, draft) => ({ ...draft, ProjectId: loaded.projectId, Version: loaded.version }),
    send: editRoom,
    done: 'workspace.edit.done',
    failed: 'workspace.edit.failed',
  });
}

/** The settings form for admins of an open room. */
export function RoomForm({ room }: { room: RoomInfo }) {
  const { form, changed, loaded, submit, staleDialog } = useRoomEdit(room);
  return (
    <>
      <SettingsPart title="기본 정보" place="basics">
        <TextField label="프로젝트명" {...fieldOf(form, 'Name')} />
        <TextAreaField label="설명" rows={2} {...fieldOf(form, 'Description')} />
        <ColorSwatches {...fieldOf(form, 'Color')} />
        <RoomChoices form={form} />
      </SettingsPart>
      <SettingsPart title="권한" place="permissions">
        <PermissionRows form={form} explained />
      </SettingsPart>
      <SaveBar
        changes={changed.length}
        names={changed.map(({ itemName }) => itemName)}
        problems={problemsOf(roomItems, form)}
        busy={form.busy}
        onSave={submit}
        onRevert={() => form.change(draftOf(loaded))}
        onSelect={focusField}
      />
      <StaleDialog {...staleDialog} />
    </>
  );
}
