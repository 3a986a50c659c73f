import { Board } from '@portal/contract/areas/comments/boards';
import { PRICE_ITEM } from '@portal/contract/areas/internal-projects/changes';
import { STATUS_ITEM } from '@portal/contract/areas/project/changes';
import { blankedProjectName } from '@portal/contract/areas/retention/kinds';
import { blankThreads } from '#areas/comments/public/blank-threads.ts';
import type { RetentionTarget } from '#areas/retention/public/target.ts';
import type { Ctx } from '#context.ts';
import { lockEnded, summarizeEnded } from '#lists/ended-records.ts';
import { blankProject, FINISHED } from './queries/erase-personal-data.ts';

/** Blanks texts and comments; amounts, days and numbers stay for accounting. */
async function blankTexts(ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await blankProject(ctx.db, id, { project_name: blankedProjectName(id), blanked_at: ctx.now() });
  }
  await blankThreads(ctx, { board: Board.Internal, keys: ids.map(String) }, { exceptItems: [PRICE_ITEM, STATUS_ITEM] });
}

/** How ended internal projects are blanked. */
export const internalRetention: RetentionTarget = {
  summarize: (db, range) => summarizeEnded(db, FINISHED, range),
  blank: async (ctx, range) => {
    const ids = await lockEnded<number>(ctx.db, FINISHED, range);
    if (ids.length > 0) await blankTexts(ctx, ids);
    return ids.map(String);
  },
};
