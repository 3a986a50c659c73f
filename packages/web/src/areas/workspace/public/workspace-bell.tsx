import { AlarmBell } from '#areas/alarms/public/alarm-bell.tsx';
import { AlarmPopup } from '#areas/alarms/public/alarm-popup.ts';

/** The alarm bell of the special layout (WORK-05, ALARM-25). */
export const WorkspaceBell = () => <AlarmBell Panel={AlarmPopup} />;
