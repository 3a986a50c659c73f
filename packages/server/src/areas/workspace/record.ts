import type { RecordKind } from '@portal/contract/areas/workspace/kinds';
import { type Change, orNone } from '@portal/contract/core/forms';
import type { Ctx } from '#context.ts';
import { insertRecord } from './queries/rooms.ts';

type Line = { roomId: number; userId: string; action: RecordKind; detail?: string };

/** Writes a line about a change of members or settings into the record of a room. */
export async function writeRecord({ db, now }: Ctx, { roomId, userId, action, detail = '' }: Line): Promise<void> {
  await insertRecord(db, { room_id: roomId, user_id: userId, action, detail, created_at: now() });
}

/** The text of changes as one line of the record. */
export const recordText = (changes: readonly Change[]): string =>
  changes
    .map(({ itemName, originValue, newValue }) => `${itemName}: ${orNone(originValue)} → ${orNone(newValue)}`)
    .join(', ');
