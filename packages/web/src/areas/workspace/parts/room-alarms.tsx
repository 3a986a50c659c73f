import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { performAction } from '#kit/record/perform-action.ts';
import { RadioSegments } from '#ui/choices/radio-segments.tsx';
import { sendRoomAction } from '../api.ts';
import { refreshWorkspace } from '../public/workspace-keys.ts';
import { ChoiceRow } from './choice-row.tsx';
import { ALARM_OPTIONS } from './room-items.ts';
import { SettingsPart } from './settings-part.tsx';

/** The user's alarm setting for this room: all alarms, only those about the user, or none. */
export function RoomAlarms({ room: { projectId, alarmMode } }: { room: RoomInfo }) {
  const client = useQueryClient();
  return (
    <SettingsPart title="알림" place="alarms">
      <ChoiceRow title="내 알림" about="이 방에서 받을 알림">
        <RadioSegments
          label="내 알림"
          value={alarmMode}
          options={ALARM_OPTIONS}
          onChange={(AlarmMode) =>
            void performAction({
              done: 'workspace.alarms.done',
              failed: 'workspace.alarms.failed',
              send: () => sendRoomAction('Project/project-alarm-set', { ProjectId: projectId, AlarmMode }),
              reload: () => refreshWorkspace(client),
            })
          }
        />
      </ChoiceRow>
    </SettingsPart>
  );
}
