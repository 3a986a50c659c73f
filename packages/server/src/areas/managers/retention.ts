import { randomBytes } from 'node:crypto';
import { Board } from '@portal/contract/areas/comments/boards';
import { maskedId } from '#areas/audit/public/log.ts';
import { blankThreads, renameThread } from '#areas/comments/public/blank-threads.ts';
import { blankFormerUser, formerUsers } from '#areas/people/public/former-users.ts';
import type { RetentionTarget } from '#areas/retention/public/target.ts';
import type { Ctx } from '#context.ts';
import { lockEnded, summarizeEnded } from '#lists/ended-records.ts';

const DELETED_MANAGERS = formerUsers('C');
const ID_BYTES = 6;

/** Blanks a manager and gives them a random id, because the former id is their phone number (D-100). */
async function blankManager(ctx: Ctx, userId: string): Promise<string> {
  const newId = `gone-${randomBytes(ID_BYTES).toString('hex')}`;
  await blankThreads(ctx, { board: Board.Manager, keys: [userId] });
  await renameThread(ctx.db, Board.Manager, userId, newId);
  await blankFormerUser(ctx, userId, newId);
  return newId;
}

/** What is blanked of deleted managers. */
export const managerRetention: RetentionTarget = {
  summarize: async (db, range) => {
    const found = await summarizeEnded(db, DELETED_MANAGERS, range);
    return { ...found, sample: found.sample.map(maskedId) };
  },
  blank: async (ctx, range) => {
    const blanked = [];
    for (const userId of await lockEnded<string>(ctx.db, DELETED_MANAGERS, range)) {
      blanked.push(await blankManager(ctx, userId));
    }
    return blanked;
  },
};
