import { seoulTime } from '@portal/contract/core/dates';
import { describeSummary, summarize } from '#backup/summary.ts';
import { verifyBackup } from '#backup/verify.ts';
import type { Config } from '#config.ts';
import { CommandError } from '#start/exit-with.ts';

/** Reads a whole backup and compares every checksum, without a database. */
export async function verifyFile(_config: Config, [file]: string[]): Promise<string> {
  if (file === undefined) throw new CommandError('백업 파일을 지정해주세요.');
  const backup = await verifyBackup(file);
  const latest = backup.database.migrations.at(-1) ?? '';
  const madeAt = seoulTime(new Date(backup.madeAt));
  return `온전한 백업입니다: ${describeSummary(summarize(backup))}, 만든 때 ${madeAt}, 데이터베이스 버전 ${latest}.`;
}
