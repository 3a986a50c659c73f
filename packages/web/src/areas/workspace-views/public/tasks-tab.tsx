import { Loading } from '../../../ui/states.tsx';
import type { RoomTabProps } from '../../workspace/public/room-tab.ts';

/** Tab of a room. */
export const TasksTab = (_: RoomTabProps) => <Loading />;
