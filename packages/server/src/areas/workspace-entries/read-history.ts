import { mayActOnEntry } from '@portal/contract/areas/workspace/policy';
import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import { FILES_ITEM } from '@portal/contract/areas/workspace-entries/changes';
import { VALUE_EXCERPT } from '@portal/contract/areas/workspace-entries/kinds';
import type { HistoryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { memberOf } from '#areas/workspace/public/room-access.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { reachEntry } from './access.ts';
import { findHistory, type HistoryRecord, listHistoryOf } from './queries/history.ts';

type Calls = typeof workspaceEntryCalls;

/** Finds an entry whose history the caller may read. File names are only for callers who may see files. */
async function reachHistory(ctx: CallCtx, entryId: number) {
  const { room, entry } = await reachEntry(ctx, entryId, 'history');
  const seesFiles = mayActOnEntry('seeFiles', room, entry, memberOf(room, entry));
  return { seesFiles, query: { entryId: entry.id, isAdmin: room.isAdmin } };
}

const viewLine = (line: HistoryRecord, seesFiles: boolean): HistoryRow => ({
  historyId: line.id,
  version: line.version,
  userId: line.editor_id,
  userName: line.user_name,
  createdDtm: seoulTime(line.created_at),
  title: line.title,
  content: line.content,
  moreYn: toYesNo(line.is_cut),
  changes: line.changes.filter(({ itemName }) => seesFiles || itemName !== FILES_ITEM),
});

const shortened = (value: string): string =>
  value.length <= VALUE_EXCERPT ? value : `${value.slice(0, VALUE_EXCERPT).toWellFormed()}…`;

/** A line as the list shows it, with long values shortened. */
function abridged(line: HistoryRow): HistoryRow {
  const changes = line.changes.map(({ itemName, originValue, newValue }) => ({
    itemName,
    originValue: shortened(originValue),
    newValue: shortened(newValue),
  }));
  const isCut = line.changes.some(
    ({ originValue, newValue }) => Math.max(originValue.length, newValue.length) > VALUE_EXCERPT,
  );
  return { ...line, changes, moreYn: toYesNo(isCut || line.moreYn === 'Y') };
}

/** Lists former versions of an entry; long texts are shortened (D-200). Only users who may edit it read them. */
export const listHistory: Handler<Calls['listHistory']> = async (ctx, { EntryId, After }) => {
  const { query, seesFiles } = await reachHistory(ctx, EntryId);
  return (await listHistoryOf(ctx.db, query, After)).map((line) => abridged(viewLine(line, seesFiles)));
};

/** Answers one line of the history in full. */
export const readHistory: Handler<Calls['readHistory']> = async (ctx, { EntryId, HistoryId }) => {
  const { query, seesFiles } = await reachHistory(ctx, EntryId);
  const line = (await findHistory(ctx.db, query, HistoryId)) ?? refuse('NOT_FOUND');
  return viewLine(line, seesFiles);
};
