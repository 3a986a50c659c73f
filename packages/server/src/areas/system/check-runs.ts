import { DAY_MS, HOUR_MS, seoulTime } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { listHolds } from '#db/job-holds.ts';
import { type Finding, fineLine, stopLine, warnLine } from './line.ts';
import { readFailedBackup, readFailedDrill, readLastBackup, readLastDrill, readLastRun } from './public/last-runs.ts';

/** Jobs run every hour; two rounds may be missed by a restart. */
const MISSED_MS = 3 * HOUR_MS;
const OLD_BACKUP_MS = 2 * DAY_MS;

/** A time as people read it, without seconds. */
const minuteOf = (moment: Date): string => seoulTime(moment).slice(0, 16);

const describeFailures = ({ observed }: Ctx): string =>
  [...observed.jobFailures].map(([name, count]) => `${name} ${count}회`).join(', ');

/** Whether the jobs of the hour run. */
export async function checkJobs(ctx: Ctx): Promise<Finding> {
  const last = await readLastRun(ctx);
  if (last === undefined) return fineLine('기록 없음: 아직 한 번도 실행되지 않았습니다.');
  const failures = describeFailures(ctx);
  const found = `마지막 실행 ${minuteOf(last)}`;
  const holds = await listHolds(ctx.db);
  if (holds.length > 0) {
    const names = holds.map(({ name }) => name).join(', ');
    return warnLine(
      `${found}, 기다리는 작업: ${names}`,
      "'기준정보 > 보유 기간'이나 npm run portal -- jobs 에서 확인해주세요.",
    );
  }
  if (failures !== '') return warnLine(`${found}, 실패: ${failures}`, "로그에서 'job failed' 줄을 확인해주세요.");
  if (ctx.now().getTime() - last.getTime() > MISSED_MS) {
    return warnLine(found, '세 시간 넘게 실행되지 않았습니다. 시스템 시각과 로그를 확인해주세요.');
  }
  return fineLine(found);
}

/** What failed last, or undefined: a backup before a drill. */
async function findFailedRun(ctx: Ctx): Promise<Finding | undefined> {
  const backup = await readFailedBackup(ctx);
  if (backup !== undefined) {
    const advice =
      'journalctl -u portal-backup 에서 이유를 보고 다시 백업해주세요. 자리, 저장소, 데이터베이스를 확인해주세요.';
    return stopLine(`마지막 백업이 실패했습니다 (${minuteOf(backup)})`, advice);
  }
  const drilled = await readFailedDrill(ctx);
  if (drilled === undefined) return undefined;
  const advice = '그 백업 파일로는 되돌릴 수 없습니다. 명령이 말한 이유를 고치고 다른 백업으로 다시 훈련해주세요.';
  return warnLine(`마지막 복구 훈련이 실패했습니다 (${minuteOf(drilled)})`, advice);
}

/** How old the last backup is, when a drill last restored one, and what failed since. */
export async function checkBackup(ctx: Ctx): Promise<Finding> {
  const failed = await findFailedRun(ctx);
  const found = await judgeBackup(ctx);
  return failed === undefined ? found : { ...failed, found: `${failed.found}, ${found.found}` };
}

async function judgeBackup(ctx: Ctx): Promise<Finding> {
  const last = await readLastBackup(ctx);
  const advice = '매일 밤 npm run portal -- backup <파일> 을 실행해주세요 (deploy/systemd/portal-backup.timer).';
  if (last === undefined) return warnLine('기록 없음: 백업한 적이 없습니다.', advice);
  const hours = Math.floor((ctx.now().getTime() - last.getTime()) / HOUR_MS);
  const drilled = await readLastDrill(ctx);
  const drill = drilled === undefined ? '복구 훈련 기록 없음' : `마지막으로 성공한 복구 훈련 ${minuteOf(drilled)}`;
  const found = `마지막 백업 ${minuteOf(last)} (${hours}시간 전), ${drill}`;
  return ctx.now().getTime() - last.getTime() > OLD_BACKUP_MS ? warnLine(found, advice) : fineLine(found);
}
