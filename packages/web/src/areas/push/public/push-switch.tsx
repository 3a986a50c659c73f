import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMe } from '#areas/account/public/use-me.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { useBusy } from '#lib/use-busy.ts';
import { Toggle } from '#ui/choices/toggle.tsx';
import { SettingRow } from '#ui/layout/setting-row.tsx';
import { ownPush, pushKey, removeDevice } from '../api.ts';
import { pushBar, switchOff, switchOn } from '../browser-push.ts';

/** Why the switch is off. */
const BAR_TEXTS = {
  off: messageText('PUSH_OFF'),
  insecure: messageText('push.insecure'),
  homeScreen: messageText('push.homeScreen'),
  unsupported: messageText('push.unsupported'),
  denied: messageText('push.denied'),
};
const ON = '이 기기에서 받는 중';
const OFF = '이 기기에서 받지 않음';

/** Switches push on in this browser, and says what came of it. */
async function turnOn(userId: string, publicKey: string): Promise<void> {
  if (await switchOn(userId, publicKey)) toast.success('push.added');
  else toast.error(pushBar() === 'denied' ? 'push.denied' : 'push.unsupported');
}

/** Switches push off in this browser and removes its device. */
async function turnOff(deviceId: number | undefined): Promise<void> {
  await switchOff();
  if (deviceId !== undefined) await removeDevice(deviceId);
}

/**
 * The way push as one row: its switch for this browser, or why it cannot be switched on here. `reload` is called after a
 * change.
 */
export function PushSwitch({ reload }: { reload?: () => Promise<unknown> }) {
  const client = useQueryClient();
  const me = useMe();
  const [isBusy, run] = useBusy();
  const info = useQuery(ownPush);
  const userId = me?.userId ?? '';
  const isOffered = info.data?.activeYN === 'Y';
  const bar = info.data && !isOffered ? 'off' : pushBar();
  const own = info.data?.devices.find(({ currentYn }) => currentYn === 'Y');
  const isOn = bar === null && own !== undefined;

  const change = async (on: boolean): Promise<void> => {
    try {
      await (on ? turnOn(userId, info.data?.publicKey ?? '') : turnOff(own?.deviceId));
    } catch (error) {
      showRefusal('push.failed', error);
    }
    await client.invalidateQueries({ queryKey: pushKey });
    await reload?.();
  };
  return (
    <SettingRow as="li" icon="bell" name="푸시" note={bar === null ? (isOn ? ON : OFF) : BAR_TEXTS[bar]}>
      <Toggle
        label="이 기기에서 푸시 받기"
        words={{ on: '켜짐', off: '꺼짐' }}
        checked={isOn}
        disabled={isBusy || bar !== null || !isOffered}
        onChange={(on) => void run(() => change(on))}
      />
    </SettingRow>
  );
}
