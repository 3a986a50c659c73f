import type { RoomTabProps } from '../public/room-tab.ts';

/** Settings, requests and members of a room. */
export const RoomSettings = ({ room }: RoomTabProps) => <p>{room.name}</p>;
