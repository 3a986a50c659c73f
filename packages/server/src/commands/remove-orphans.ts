import { removeOrphans, surveyStore } from '#areas/files/public/orphans.ts';
import { describeClock, readClock } from '#areas/system/public/clock.ts';
import type { Config } from '#config.ts';
import { countAllRows } from '#db/describe-database.ts';
import { CommandError } from '#start/exit-with.ts';
import type { Portal } from '#start/open-portal.ts';
import { CONFIRM_FLAGS, confirmChange, DRY_RUN_DONE, readFlags } from './confirm-change.ts';
import { nameStore } from './name-store.ts';

const MORE = '--more-than-a-tenth';
const MOST_SHARE = 0.1;

/** Refuses a database that cannot be the one of this store: one without users, or one that knows too few of the files. */
async function refuseForeign(
  { ctx, directUrl }: Portal,
  survey: { stored: number; orphans: number },
  mayExceed: boolean,
) {
  const user = await ctx.db.selectFrom('portal_user').select('user_id').limit(1).executeTakeFirst();
  if (user === undefined || (await countAllRows(directUrl)) === 0) {
    throw new CommandError(
      '데이터베이스에 사용자가 없어 파일을 지우지 않습니다. DATABASE_URL과 DATA_DIR을 확인해주세요.',
    );
  }
  if (mayExceed || survey.orphans <= survey.stored * MOST_SHARE) return;
  throw new CommandError(
    `저장된 파일 ${survey.stored}개 중 ${survey.orphans}개가 기록에 없어 지우지 않습니다 (10% 초과). ` +
      `DATABASE_URL과 STORAGE_URL이 같은 포털의 것인지 확인하고, 맞으면 ${MORE}를 붙여주세요.`,
  );
}

/** Removes stored files that no row has named for a day, after the operator saw which (D-362). */
export async function removeOrphanFiles(portal: Portal, args: string[], config: Config): Promise<string> {
  const { flags } = readFlags(args, [...CONFIRM_FLAGS, MORE]);
  const clock = await readClock(portal.ctx);
  if (clock.state === 'doubted') throw new CommandError(describeClock(clock));
  const survey = await surveyStore(portal.ctx);
  if (survey.orphans === 0) return '어느 기록에도 없는 파일이 없습니다.';
  await refuseForeign(portal, survey, flags.has(MORE));
  const what = `저장된 파일 ${survey.stored}개 중 어느 기록에도 없는 ${survey.orphans}개를 지웁니다. 되돌릴 수 없습니다.`;
  const isConfirmed = await confirmChange({ url: portal.directUrl, store: nameStore(config), what }, flags);
  if (!isConfirmed) return DRY_RUN_DONE;
  return `어느 기록에도 없는 파일 ${await removeOrphans(portal.ctx)}개를 지웠습니다.`;
}
