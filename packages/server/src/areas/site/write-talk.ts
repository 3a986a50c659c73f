import { randomUUID } from 'node:crypto';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { siteCalls } from '@portal/contract/areas/site/calls';
import {
  confirmProblem,
  editProblem,
  isEmptyMessage,
  removeProblem,
  type TalkMessage,
} from '@portal/contract/areas/site/talk';
import type { CallInput } from '@portal/contract/core/call';
import { prepareFilesWith } from '#areas/files/public/save-files.ts';
import { fileRemoval, removeStoredFiles } from '#areas/files/public/stored-files.ts';
import { readTalkMessagesOf } from '#areas/notify/public/read-record.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, PreparedHandler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { lockOpenMessage } from './message-access.ts';
import { lockOpenAward, reachAward } from './public/access.ts';
import { addTalkMessage } from './public/add-message.ts';
import { momentOf } from './public/entry-moments.ts';
import {
  countPhotos,
  findByEntry,
  isUnclaimedPhoto,
  type MessageRecord,
  removePhotos,
  updateMessage,
} from './queries/messages.ts';
import { announceTalkChange } from './talk-events.ts';

type Calls = typeof siteCalls;
type Added = { messageId: number };

/** A stored message, as the rules need it. */
const ruledMessage = (message: MessageRecord): TalkMessage => ({
  userId: message.user_id,
  side: message.side,
  createdAt: message.created_at,
  isDeleted: message.deleted_at !== null,
  asksToConfirm: message.asks,
  isConfirmed: message.confirmed_at !== null,
  isAutomatic: message.automatic,
});

function refuseEmpty(content: string, photos: number): void {
  if (isEmptyMessage(content, photos)) refuse('FIELD_REQUIRED', { field: 'Content', message: 'talk.blank' });
}

/** The answer to what the caller's device has sent before. Another user's entry has another id. */
async function findFirstAnswer(ctx: CallCtx, { AwardId, EntryId }: CallInput<Calls['addMessage']>) {
  const first = await findByEntry(ctx.db, AwardId, EntryId);
  if (first && first.user_id !== ctx.actor.userId) refuse('KEY_REUSED');
  return first && { messageId: first.id };
}

/** Adds a message with its stored photos, and tells the other side. */
async function add(ctx: CallCtx, input: CallInput<Calls['addMessage']>, photos: readonly string[]): Promise<Added> {
  const award = await lockOpenAward(ctx, input.AwardId);
  const { EntryId: entryId, Content: content } = input;
  const message = { entryId, content, asks: input.ConfirmYn === 'Y', photos };
  const messageId = await addTalkMessage(ctx, award, { ...message, writtenAt: momentOf(ctx, award, input) });
  return messageId === undefined ? ((await findFirstAnswer(ctx, input)) ?? refuse('NOT_FOUND')) : { messageId };
}

/** Adds a message with its photos in one transaction. A repeat stores nothing and gets the first answer (D-434). */
export const addMessage: PreparedHandler<Calls['addMessage']> = {
  prepare: async (ctx, input) => {
    const { access } = await reachAward(ctx, input.AwardId);
    const first = await findFirstAnswer(ctx, input);
    if (first) return async () => first;
    if (access !== 'write') refuse('SITE_CLOSED');
    refuseEmpty(input.Content, ctx.uploads.length);
    // The name of a file on a phone may tell of its owner, so photos get names of their own.
    const files = ctx.uploads.map((file) => ({ ...file, name: randomUUID() }));
    const names = files.map(({ name }) => name);
    return prepareFilesWith(ctx, [{ rule: FILE_RULES.talkPhoto, files }], (tx) => add(tx, input, names));
  },
};

/** Changes the text of the caller's own message within ten minutes. */
export const editMessage: Handler<Calls['editMessage']> = async (ctx, input) => {
  const { Content } = input;
  const { award, message } = await lockOpenMessage(ctx, input);
  const problem = editProblem(ctx.actor, ruledMessage(message), ctx.now());
  if (problem) refuse(problem);
  refuseEmpty(Content, await countPhotos(ctx.db, message.id));
  if (Content === message.content) return;
  await updateMessage(ctx.db, message.id, { content: Content, edited_at: ctx.now() });
  await announceTalkChange(ctx, award);
};

/** Deletes the caller's own message. Its place stays, text and photos go. */
export const removeMessage: Handler<Calls['removeMessage']> = async (ctx, input) => {
  const { award, message } = await lockOpenMessage(ctx, input);
  const problem = removeProblem(ctx.actor, ruledMessage(message));
  if (problem) refuse(problem);
  await updateMessage(ctx.db, message.id, { content: '', deleted_at: ctx.now() });
  await removeStoredFiles(ctx, FILE_RULES.talkPhoto.folder, await removePhotos(ctx.db, [message.id]));
  await announceTalkChange(ctx, award);
};

/** Confirms a message of the other side as the caller has read it, once for all of the own side. */
export const confirmMessage: Handler<Calls['confirmMessage']> = async (ctx, input) => {
  const { award, message } = await lockOpenMessage(ctx, input);
  const problem = confirmProblem(ctx.actor, ruledMessage(message));
  if (problem) refuse(problem);
  await readTalkMessagesOf(ctx, award.project_id);
  await updateMessage(ctx.db, message.id, { confirmed_by: ctx.actor.userId, confirmed_at: ctx.now() });
  await announceTalkChange(ctx, award);
};

/** Only who may write to an award sends photos to it. */
export const talkAdmission = { field: 'AwardId', admit: reachAward };

/** Removes photos that no message names, a day after they were stored. */
export const purgeTalkPhotos = fileRemoval([{ folder: FILE_RULES.talkPhoto.folder, unclaimed: isUnclaimedPhoto }]);
