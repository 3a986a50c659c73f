import type { PushDevice } from '@portal/contract/areas/push/calls';
import { MOST_DEVICES } from '@portal/contract/areas/push/policy';
import { withWeekday } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceName } from '#areas/account/public/device-name.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import list from '#ui/tables/rows.module.css';
import { Ago } from '#ui/text/ago.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { ownPush, pushKey, removeDevice, testDevice } from '../api.ts';
import { switchOff } from '../browser-push.ts';

const nameOf = ({ device, appYN }: PushDevice): string =>
  appYN === 'Y' ? `${deviceName(device)} · 홈 화면 앱` : deviceName(device);

type Props = { device: PushDevice; reload: () => Promise<unknown> };

/** A device with its last visit. The own one is tested, others are removed. */
function DeviceRow({ device, reload }: Props) {
  const { deviceId, currentYn, lastSeenDtm, removedOn } = device;
  const name = nameOf(device);
  const isOwn = currentYn === 'Y';
  const test = () =>
    performAction({ done: 'push.tested', failed: 'push.failed', send: () => testDevice(deviceId), reload });
  const remove = () =>
    performAction({
      confirmation: { title: '기기 삭제', button: '삭제', question: 'push.remove.confirm', destructive: true },
      done: 'push.removed',
      failed: 'push.failed',
      send: async () => {
        await removeDevice(deviceId);
        if (isOwn) await switchOff();
      },
      reload,
    });
  return (
    <li>
      <div>
        <strong title={device.device}>{name}</strong>
        <p>
          {isOwn && <span>이 기기</span>}
          <span>
            마지막 방문 <Ago at={lastSeenDtm} />
          </span>
          <span>{withWeekday(removedOn)}에 지워집니다</span>
        </p>
      </div>
      <BusyButton variant="default" aria-label={`${name} 시험 푸시`} onClick={test}>
        시험
      </BusyButton>
      <BusyButton variant="default" aria-label={`${name} 삭제`} onClick={remove}>
        삭제
      </BusyButton>
    </li>
  );
}

/** '푸시 받는 기기': the browsers of the user that receive push messages. Nothing while the portal sends none. */
export function PushDevices({ reload: reloadChannels }: { reload: () => Promise<unknown> }) {
  const client = useQueryClient();
  const info = useQuery(ownPush);
  if (info.data?.activeYN !== 'Y') return null;
  const { devices } = info.data;
  const reload = async () => {
    await client.invalidateQueries({ queryKey: pushKey });
    await reloadChannels();
  };
  return (
    <Section title={`푸시 받는 기기 ${devices.length} / ${MOST_DEVICES}`}>
      <Stack gap={12}>
        {devices.length === 0 ? (
          <Text>{messageText('push.none')}</Text>
        ) : (
          <ul className={list['rows']} aria-label="푸시 받는 기기">
            {devices.map((device) => (
              <DeviceRow key={device.deviceId} device={device} reload={reload} />
            ))}
          </ul>
        )}
        <Note>
          <b>{messageText('push.homeScreen')}</b> {messageText('push.homeScreen.steps')}
        </Note>
      </Stack>
    </Section>
  );
}
