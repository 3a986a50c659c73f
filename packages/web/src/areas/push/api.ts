import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/formats';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The query key of everything about push messages. */
export const pushKey = ['push'] as const;

/** Whether the portal sends push messages, the key to subscribe with, and the own devices. */
export type PushInfo = CallBody<CallByPath['Notify/push-info']>['data'][number];

const NO_PUSH: PushInfo = { activeYN: 'N', publicKey: '', devices: [] };

/** The query of the own devices. */
export const ownPush = queryOptions<PushInfo>({
  queryKey: [...pushKey, 'info'],
  queryFn: async ({ signal }) => (await call('Notify/push-info', {}, { signal })).data[0] ?? NO_PUSH,
});

/** Stores this browser as a device, or renews it. */
export function saveDevice({ endpoint, keys }: PushSubscriptionJSON, isApp: boolean): Promise<unknown> {
  const { p256dh = '', auth = '' } = keys ?? {};
  return call('Notify/push-device-add', {
    Endpoint: endpoint ?? '',
    P256dh: p256dh,
    Auth: auth,
    AppYN: toYesNo(isApp),
  });
}

/** Removes a device. */
export const removeDevice = (deviceId: number) => call('Notify/push-device-remove', { DeviceId: String(deviceId) });

/** Sends a test to a device. */
export const testDevice = (deviceId: number) => call('Notify/push-device-test', { DeviceId: String(deviceId) });
