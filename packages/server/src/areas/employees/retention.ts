import { Board } from '@portal/contract/areas/comments/boards';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { blankThreads } from '#areas/comments/public/blank-threads.ts';
import { removeStoredFiles } from '#areas/files/public/stored-files.ts';
import { blankFormerUser, formerUsers } from '#areas/people/public/former-users.ts';
import type { RetentionTarget } from '#areas/retention/public/target.ts';
import type { Ctx } from '#context.ts';
import { type EndedRecords, lockEnded, summarizeEnded } from '#lists/ended-records.ts';
import { clearNumbers, deleteRecord, hasNumbers } from './queries/erase-personal-data.ts';

const FORMER = formerUsers('M');
const FORMER_WITH_NUMBERS = formerUsers('M', hasNumbers);

/** Blanks the record and files of an employee. The account stays, so that its id is never used again (D-108). */
async function blankRecord(ctx: Ctx, userId: string): Promise<void> {
  const { fileNames, photoName } = await deleteRecord(ctx.db, userId);
  await blankFormerUser(ctx, userId);
  await blankThreads(ctx, { board: Board.Users, keys: [userId] });
  await removeStoredFiles(ctx, FILE_RULES.employeeAttachment.folder, fileNames);
  await removeStoredFiles(ctx, FILE_RULES.employeePhoto.folder, photoName === '' ? [] : [photoName]);
}

/** Blanks what `ending` selects with `blank`, record by record. */
const targetOf = (ending: EndedRecords, blank: (ctx: Ctx, userId: string) => Promise<unknown>): RetentionTarget => ({
  summarize: (db, range) => summarizeEnded(db, ending, range),
  blank: async (ctx, range) => {
    const userIds = await lockEnded<string>(ctx.db, ending, range);
    for (const userId of userIds) await blank(ctx, userId);
    return userIds;
  },
});

/** What is blanked of former employees: the whole record, or only the numbers. */
export const employeeRetention = {
  employees: targetOf(FORMER, blankRecord),
  numbers: targetOf(FORMER_WITH_NUMBERS, ({ db }, userId) => clearNumbers(db, userId)),
};
