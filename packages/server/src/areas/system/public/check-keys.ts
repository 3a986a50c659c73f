import { countUnreadableNumbers } from '#areas/employees/public/check-numbers.ts';
import { countUnreadableSecrets } from '#areas/second-factor/public/check-secrets.ts';
import type { Ctx } from '#context.ts';
import { type Finding, fineLine, stopLine } from '../line.ts';

/** What an operator reads when the keys of the settings do not open what is stored. */
export const WRONG_KEYS = 'APP_KEYS의 키로 저장된 값을 열 수 없습니다. 키가 바뀌었거나 빠졌습니다.';
const WRONG_KEYS_ADVICE =
  '저장할 때 쓴 키를 APP_KEYS 목록에 다시 넣어주세요. 새 키는 목록에 더하고, 옛 키는 rotate-keys 뒤에 뺍니다.';

/** Opens one stored value of each key with the keys of the settings. */
export async function checkKeys(ctx: Ctx): Promise<Finding> {
  const numbers = await countUnreadableNumbers(ctx);
  const secrets = await countUnreadableSecrets(ctx);
  const unreadable = numbers.unreadable + secrets.unreadable;
  const tried = numbers.tried + secrets.tried;
  if (unreadable > 0) return stopLine(WRONG_KEYS, WRONG_KEYS_ADVICE);
  return fineLine(tried === 0 ? '암호화된 값이 아직 없습니다.' : `키 ${ctx.keys.length}개, 저장된 값을 열었습니다.`);
}
