import type { Ctx } from '../../../context.ts';
import { listAudience } from '../queries/members.ts';
import type { RoomChange } from './room-events.ts';

/** Who hears of a change that was announced on ROOM_CHANNEL: those who are members now and see what it is about. */
export async function roomAudience({ db }: Ctx, announced: string): Promise<{ id: number; userIds: string[] }> {
  const { id, author, also }: RoomChange = JSON.parse(announced);
  const members = await listAudience(db, id);
  const hearing = members.filter(({ user_id, is_admin }) => author === null || is_admin || user_id === author);
  return { id, userIds: [...hearing.map(({ user_id }) => user_id), ...also] };
}
