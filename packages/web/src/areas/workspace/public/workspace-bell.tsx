import { AlarmBell } from '../../alarms/public/alarm-bell.tsx';

/** The bell of the special layout (WORK-05, ALARM-25). */
export const WorkspaceBell = () => <AlarmBell />;
