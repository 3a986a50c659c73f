import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';

/** The props of each tab component. */
export type RoomTabProps = { room: RoomInfo };
