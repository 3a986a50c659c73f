import type { AlarmRow } from '@portal/contract/areas/alarms/calls';
import { messageText } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { logFailure } from '../../../lib/failures.ts';
import { showMenuMode } from '../../menu/public/menu-mode.ts';
import { readAlarm } from '../api.ts';
import { targetOf } from '../targets.ts';

/** Marks an alarm read, turns to the menus of its post and opens it at the comment (ALARM-14 to ALARM-16, D-33). */
export function useOpenAlarm(): (alarm: AlarmRow) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (alarm) => {
    const target = targetOf(alarm);
    if (target === undefined) return logFailure(messageText('alarm.noPost'), alarm.readId);
    void readAlarm(client, alarm);
    showMenuMode(target.mode);
    void navigate({ to: target.path, search: { commentId: alarm.commentId } });
  };
}
