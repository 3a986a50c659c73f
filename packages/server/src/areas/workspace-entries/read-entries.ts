import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { Room } from '#areas/workspace/public/room-access.ts';
import type { CallCtx } from '#context.ts';
import { loadParts } from './queries/load-parts.ts';
import { listEntries } from './queries/parts.ts';
import { viewEntry } from './view.ts';

/** Entries of these rooms in the order of `ids`; the caller must see them. `isWhole` reads long contents in full. */
export async function readEntries(
  ctx: CallCtx,
  rooms: readonly Room[],
  ids: readonly number[],
  { isWhole = false } = {},
): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const [parts, entries] = await Promise.all([loadParts(ctx, ids, isWhole), listEntries(ctx.db, ids)]);
  const found = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => {
    const entry = found.get(id);
    const room = rooms.find((one) => one.id === entry?.room_id);
    return entry && room ? [viewEntry(room, entry, parts)] : [];
  });
}
