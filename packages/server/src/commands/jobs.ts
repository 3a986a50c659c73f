import { jobLabel } from '@portal/contract/areas/retention/jobs';
import { seoulTime } from '@portal/contract/core/dates';
import type { JobInterval } from '#area.ts';
import { describeClock, readClock } from '#areas/system/public/clock.ts';
import type { Ctx } from '#context.ts';
import { allowJob } from '#db/allow-job.ts';
import { type JobHold, listHolds } from '#db/job-holds.ts';
import { listRuns } from '#db/job-runs.ts';
import { jobs } from '#jobs/list-jobs.ts';
import { CommandError } from '#start/exit-with.ts';
import { type CommandResult, JSON_OPTION, jsonResult } from './result.ts';

const INTERVALS: Readonly<Record<JobInterval, string>> = {
  tenSeconds: '10초마다',
  hour: '한 시간마다',
  day: '하루마다',
  version: '판마다 한 번',
};

const describeCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ') || '지운 것 없음';

/** The held job's share of what it looked at, for a program. */
const holdAsJson = ({ name, reason, what, due, total, allowed }: JobHold) => ({
  name,
  reason,
  what,
  due,
  total,
  allowed: allowed !== null,
});

async function allow(ctx: Ctx, name: string | undefined): Promise<string> {
  if (name === undefined) throw new CommandError('허용할 작업의 이름을 지정해주세요: jobs --allow <작업>');
  if (!(await allowJob(ctx.db, name, 'jobs --allow'))) throw new CommandError(`보류된 작업이 아닙니다: ${name}`);
  return `${jobLabel(name)} 작업을 허용했습니다. 다음 차례(한 시간 안, 또는 다시 시작할 때)에 실행합니다.`;
}

async function describeJobs(ctx: Ctx): Promise<string> {
  const runs = (await listRuns(ctx.db)).map(
    ({ name: job, ranAt, counts }) => `  ${job}: ${seoulTime(ranAt)}, ${describeCounts(counts)}`,
  );
  const holds = (await listHolds(ctx.db)).map(({ name: job, reason, what, due, total, allowed }) => {
    const why = reason === 'cap' ? `${what} ${total}건 중 ${due}건을 지우려 합니다` : what;
    return `  ${job}: ${why}${allowed === null ? '' : ' (허용됨)'}`;
  });
  return [
    describeClock(await readClock(ctx)),
    '마지막 실행:',
    ...(runs.length > 0 ? runs : ['  없음']),
    '작업:',
    ...jobs.map(({ name, every }) => `  ${name}: ${jobLabel(name)}, ${INTERVALS[every]}`),
    '보류된 작업 (허용: npm run portal -- jobs --allow <작업>):',
    ...(holds.length > 0 ? holds : ['  없음']),
  ].join('\n');
}

/** Lists the last runs, all jobs and the held ones, with --json for a program. With --allow <job> one goes on. */
export async function showJobs(ctx: Ctx, [option, name]: string[]): Promise<string | CommandResult> {
  if (option === '--allow') return allow(ctx, name);
  if (option === JSON_OPTION) {
    const { state } = await readClock(ctx);
    const holds = (await listHolds(ctx.db)).map(holdAsJson);
    const listed = jobs.map(({ name, every, claim }) => ({ name, every, claim }));
    return jsonResult({ clock: state, runs: await listRuns(ctx.db), jobs: listed, held: holds });
  }
  if (option !== undefined) throw new CommandError('사용법: jobs [--allow <작업>] [--json]');
  return describeJobs(ctx);
}
