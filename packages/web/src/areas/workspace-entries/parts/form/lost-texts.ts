import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import type { EntryRow, RoomComment } from '@portal/contract/areas/workspace-entries/shapes';
import type { MessageKey } from '@portal/contract/messages';
import { useEffect, useRef } from 'react';
import { createStore } from '#lib/create-store.ts';
import { logFailure } from '#lib/failures.ts';
import { readEntry, readRoom } from '../../api.ts';
import { mayWrite } from '../../public/may-write.ts';
import { readComment } from '../comments/api.ts';

/** A text that can no longer be saved, and the reason. */
type LostText = { label: string; text: string; reason: MessageKey };

/** The lost texts that the user has not closed yet. */
export const lostTexts = createStore<readonly LostText[]>([]);

/** Where a text would be saved: a new entry, an edit of an entry, or a comment below one. */
type Target =
  | { projectId: number; action: 'create' }
  | {
      projectId: number;
      entryId: number;
      action: 'edit' | 'comment';
      /** The comment that is edited or answered. */
      comment?: Pick<RoomComment, 'entryId' | 'commentId' | 'parentId'> | undefined;
    };

const lossInRoom = (room: RoomInfo | null): MessageKey | null => {
  if (room === null) return 'entry.lost.room';
  return room.archivedYn === 'Y' ? 'entry.lost.archived' : null;
};

const lossOfEntry = (entry: EntryRow | null, action: 'edit' | 'comment'): MessageKey | null => {
  if (entry === null) return 'entry.lost.entry';
  return entry.actions.includes(action) ? null : 'entry.lost.right';
};

/** Why a text cannot be saved there any more, null while it can. */
async function findLoss(target: Target): Promise<MessageKey | null> {
  const room = await readRoom(target.projectId);
  const loss = lossInRoom(room);
  if (loss !== null || room === null) return loss;
  if (target.action === 'create') return mayWrite(room) ? null : 'entry.lost.right';
  const entryLoss = lossOfEntry(await readEntry(target.entryId), target.action);
  if (entryLoss !== null || target.comment === undefined) return entryLoss;
  return (await readComment(target.comment)) === null ? 'entry.lost.comment' : null;
}

type Writing = {
  target: Target;
  /** What the text is, such as '댓글'. */
  label: string;
  /** The unsaved text, '' for none. */
  text: string;
};

async function showIfLost({ target, label, text }: Writing): Promise<void> {
  try {
    const reason = await findLoss(target);
    if (reason !== null) lostTexts.set([...lostTexts.get(), { label, text, reason }]);
  } catch (error) {
    logFailure('lost-text', error);
  }
}

/**
 * Shows an unsaved text in a dialog when its form disappeared because the text can no longer be saved. The user may have
 * lost the right, the room, the entry or the comment. The page removes the form, and the server knows the reason.
 */
export function useLostText(writing: Writing): void {
  const latest = useRef(writing);
  useEffect(() => {
    latest.current = writing;
  });
  useEffect(
    () => () => {
      if (latest.current.text.trim() !== '') void showIfLost(latest.current);
    },
    [],
  );
}
