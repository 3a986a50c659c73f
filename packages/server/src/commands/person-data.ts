import { open } from 'node:fs/promises';
import { logEvent } from '#areas/audit/public/events.ts';
import { makePersonFile } from '#areas/retention/public/person-data.ts';
import type { Ctx } from '#context.ts';
import { CommandError } from '#start/exit-with.ts';

const OWNER_ONLY = 0o600;

/** Writes what the portal holds of one person into a new file for its owner alone, and notes it (D-523). */
export async function writePersonData(ctx: Ctx, [id, path]: string[]): Promise<string> {
  if (id === undefined || path === undefined) throw new CommandError('사용법: person-data <아이디> <파일>');
  const userId = id.normalize('NFC').toLowerCase();
  const file = await makePersonFile(ctx, userId);
  if (file === undefined) throw new CommandError(`없는 아이디입니다: ${userId}`);
  const handle = await open(path, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST' ? `이미 있는 파일입니다: ${path}` : `쓸 수 없는 파일입니다: ${path}`,
    );
  });
  try {
    await handle.writeFile(file.text);
  } finally {
    await handle.close();
  }
  await logEvent(ctx, { event: 'account', userId, address: '', detail: '개인 자료 파일 (person-data)' });
  return `${userId}의 자료를 썼습니다: 표 ${file.tables}개, ${file.rows}건, ${path}`;
}
