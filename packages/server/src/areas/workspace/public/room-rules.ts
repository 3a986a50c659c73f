import type { RoomRules } from '@portal/contract/areas/workspace/policy';
import type { Ctx } from '../../../context.ts';
import { findRoomById } from '../queries/access.ts';
import { permissionsOf } from './room-access.ts';

/** A room by itself, for what nobody asks for. */
export async function findRoomRules(
  { db }: Ctx,
  id: number,
): Promise<(RoomRules & { id: number; name: string }) | null> {
  const row = await findRoomById(db, id);
  return row ? { id, name: row.name, permissions: permissionsOf(row), isArchived: row.archived_at !== null } : null;
}
