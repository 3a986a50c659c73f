import { logEvent } from '#areas/audit/public/events.ts';
import { countOldNumbers, rotateNumbers } from '#areas/employees/public/rotate-numbers.ts';
import { countOldAddresses, rotateAddresses } from '#areas/mail/public/rotate-addresses.ts';
import { countOldDevices, rotateDevices } from '#areas/push/public/rotate-devices.ts';
import { countOldSecrets, rotateSecrets } from '#areas/second-factor/public/rotate-secrets.ts';
import { listOtherWriters } from '#security/key-order.ts';
import { SealedFieldError } from '#security/sealed-fields.ts';
import { CommandError } from '#start/exit-with.ts';
import type { Portal } from '#start/open-portal.ts';
import { CONFIRM_FLAGS, confirmChange, DRY_RUN_DONE, readFlags } from './confirm-change.ts';

/** A value whose key is not in the list stays as it is. */
function refuseLostKey(error: unknown): never {
  if (!(error instanceof SealedFieldError)) throw error;
  throw new CommandError(
    'APP_KEYS에 없는 키로 암호화한 값이 있어 멈췄습니다. 그 키를 목록에 다시 넣고 실행해주세요. 값은 그대로입니다.',
  );
}

/** Encrypts what older keys encrypted with the first key, once every process writes with it (D-364). */
export async function rotateKeys({ ctx, directUrl }: Portal, args: string[]): Promise<string> {
  const { flags } = readFlags(args, CONFIRM_FLAGS);
  const others = await listOtherWriters(ctx);
  if (others.length > 0) {
    throw new CommandError(
      `APP_KEYS의 첫 번째 키로 쓰지 않는 프로세스가 있습니다: ${others.map(({ id }) => id).join(', ')}. ` +
        '모든 프로세스를 같은 APP_KEYS로 다시 시작한 다음 실행해주세요.',
    );
  }
  const due =
    (await countOldNumbers(ctx)) +
    (await countOldSecrets(ctx)) +
    (await countOldDevices(ctx)) +
    (await countOldAddresses(ctx));
  const what = `이전 키로 암호화한 값 ${due}건을 첫 번째 키로 다시 암호화합니다.`;
  if (!(await confirmChange({ url: directUrl, what }, flags))) return DRY_RUN_DONE;
  let count = 0;
  for (const rotate of [rotateNumbers, rotateSecrets, rotateDevices, rotateAddresses])
    count += await rotate(ctx).catch(refuseLostKey);
  const rotated = `${count}건`;
  await logEvent(ctx, { event: 'keys', userId: '', address: '', detail: rotated });
  return `${rotated}을 첫 번째 키로 다시 암호화했습니다. 이제 이전 키를 APP_KEYS에서 빼도 됩니다.`;
}
