import { ROOM_EVENT } from '@portal/contract/core/live-events';
import { AlarmBell } from '#areas/alarms/public/alarm-bell.tsx';
import { AlarmPopup } from '#areas/alarms/public/alarm-popup.ts';
import { notifyRoomChange } from './room-changes.ts';

/** The handlers for room events of the page's event stream. */
const ROOM_EVENT_HANDLERS = { [ROOM_EVENT]: notifyRoomChange };

/** The alarm bell of the special layout, which also receives room events (WORK-05, ALARM-25). */
export const WorkspaceBell = () => <AlarmBell otherEvents={ROOM_EVENT_HANDLERS} Panel={AlarmPopup} />;
