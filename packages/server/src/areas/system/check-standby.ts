import type { Ctx } from '#context.ts';
import { MOST_BEHIND_MS } from '#db/standby.ts';
import { type Finding, fineLine, warnLine } from './line.ts';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)}초`;

/** Whether the standby is read, and what is read instead (D-655). */
export async function checkStandby({ standby }: Ctx): Promise<Finding> {
  if (standby === undefined) return fineLine('READ_DATABASE_URL이 없어 모두 DATABASE_URL에서 읽습니다.');
  const { reason, lagMs, found } = await standby.look();
  if (reason === '') return fineLine(`Excel, 한눈에 보기, 찾기를 읽습니다. 지연 ${seconds(lagMs)}`);
  if (reason === 'behind') {
    return warnLine(
      `${seconds(lagMs)} 늦어서 DATABASE_URL에서 대신 읽고 있습니다.`,
      `${MOST_BEHIND_MS / 1000}초 안으로 돌아오면 다시 씁니다. 복제가 멈추지 않았는지 확인해주세요.`,
    );
  }
  return warnLine(
    `READ_DATABASE_URL의 서버를 쓸 수 없어 DATABASE_URL에서 대신 읽고 있습니다. ${found}`.trim(),
    '서버가 켜져 있는지, 주소와 계정이 맞는지 확인해주세요.',
  );
}
