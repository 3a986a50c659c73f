import { DAY_MS, HOUR_MS, seoulTime } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { listHolds } from '#db/job-holds.ts';
import { type Finding, fineLine, warnLine } from './line.ts';
import { readLastBackup, readLastDrill, readLastRun } from './public/last-runs.ts';

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

/** How old the last backup is, and when a drill last restored one. */
export async function checkBackup(ctx: Ctx): Promise<Finding> {
  const last = await readLastBackup(ctx);
  const advice = '매일 밤 npm run portal -- backup <파일> 을 실행해주세요 (deploy/systemd/portal-backup.timer).';
  if (last === undefined) return warnLine('기록 없음: 백업한 적이 없습니다.', advice);
  const hours = Math.floor((ctx.now().getTime() - last.getTime()) / HOUR_MS);
  const drilled = await readLastDrill(ctx);
  const drill = drilled === undefined ? '복구 훈련 기록 없음' : `마지막으로 성공한 복구 훈련 ${minuteOf(drilled)}`;
  const found = `마지막 백업 ${minuteOf(last)} (${hours}시간 전), ${drill}`;
  return ctx.now().getTime() - last.getTime() > OLD_BACKUP_MS ? warnLine(found, advice) : fineLine(found);
}
