import { messageText } from '@portal/contract/messages';
import type { Ctx } from '#context.ts';
import { blankTexts } from '../queries.ts';

/** Blanks the texts of the logs of these projects. Day, headcount, materials and times stay. */
export async function blankLogs(db: Ctx['db'], projectIds: readonly number[]): Promise<void> {
  await blankTexts(db, projectIds, messageText('retention.blanked'));
}
