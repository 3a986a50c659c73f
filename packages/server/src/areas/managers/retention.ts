import { randomBytes } from 'node:crypto';
import { Board } from '@portal/contract/areas/comments/boards';
import { blankThreads, renameThread } from '#areas/comments/public/blank-threads.ts';
import { blankLeaver, leaversOf } from '#areas/people/public/leavers.ts';
import type { RetentionTarget } from '#areas/retention/public/target.ts';
import type { Ctx } from '#context.ts';
import { holdEnded, surveyEnded } from '#lists/due.ts';

const DELETED = leaversOf('C');
const ID_BYTES = 6;
/** Digits of a phone number that tell an operator who it is, and nobody else. */
const SHOWN_DIGITS = 4;

/** The id of a manager, a phone number, as logs may keep it longer than the manager is kept. */
export const maskedId = (userId: string): string => `***${userId.slice(-SHOWN_DIGITS)}`;

/** A manager goes on under an id that says nothing: his own is his phone number (D-100). */
async function blankManager(ctx: Ctx, userId: string): Promise<string> {
  const newId = `gone-${randomBytes(ID_BYTES).toString('hex')}`;
  await blankThreads(ctx, { board: Board.Manager, keys: [userId] });
  await renameThread(ctx.db, Board.Manager, userId, newId);
  await blankLeaver(ctx, userId, newId);
  return newId;
}

/** What ends of deleted managers. */
export const managerRetention: RetentionTarget = {
  survey: async (db, range) => {
    const found = await surveyEnded(db, DELETED, range);
    return { ...found, sample: found.sample.map(maskedId) };
  },
  blank: async (ctx, range) => {
    const blanked = [];
    for (const userId of await holdEnded<string>(ctx.db, DELETED, range)) {
      blanked.push(await blankManager(ctx, userId));
    }
    return blanked;
  },
};
