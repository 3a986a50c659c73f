import { ROOM_EVENT } from '@portal/contract/areas/workspace/kinds';
import { AlarmBell } from '#areas/alarms/public/alarm-bell.tsx';
import { AlarmPopup } from '#areas/alarms/public/alarm-popup.ts';
import { tellRoomNews } from './room-news.ts';

/** What the page's one stream says of rooms. */
const BESIDE = { [ROOM_EVENT]: tellRoomNews };

/** The bell of the special layout, which also hears what changes in rooms (WORK-05, ALARM-25). */
export const WorkspaceBell = () => <AlarmBell beside={BESIDE} Panel={AlarmPopup} />;
