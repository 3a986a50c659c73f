import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';

/** What each tab of a room is given: the room as the reader may see it. */
export type RoomTabProps = { room: RoomInfo };
