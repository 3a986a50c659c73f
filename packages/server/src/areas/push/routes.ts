import type { PushDevice, pushCalls } from '@portal/contract/areas/push/calls';
import type { PushPayload } from '@portal/contract/areas/push/payload';
import { DEVICE_DAYS, MOST_DEVICES } from '@portal/contract/areas/push/policy';
import { addDays, seoulDay, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { hashToken } from '#areas/auth/public/sessions.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, PreparedHandler, Routes } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { isAtPushService } from './push-hosts.ts';
import {
  deleteDevice,
  deleteOldest,
  findDevice,
  findSession,
  listDevices,
  lockDevice,
  saveDevice,
} from './queries/devices.ts';
import { sendPush } from './send-push.ts';
import {
  hashEndpoint,
  hasKeys,
  isSameBrowser,
  openSubscription,
  type Subscription,
  sealSubscription,
} from './subscription.ts';

type Calls = typeof pushCalls;

const sessionOf = ({ from }: CallCtx): Buffer => hashToken(from.token ?? '');

/** Whether the portal sends push messages, the key that browsers subscribe with, and the caller's devices. */
const readPush: Handler<Calls['readPush']> = async (ctx) => {
  const { db, push, actor } = ctx;
  if (push === undefined) return { activeYN: 'N', publicKey: '', devices: [] };
  const own = sessionOf(ctx);
  const devices = (await listDevices(db, actor.userId)).map(
    (row): PushDevice => ({
      deviceId: row.id,
      device: row.device,
      appYN: toYesNo(row.app),
      lastSeenDtm: seoulTime(row.seen_at),
      removedOn: addDays(seoulDay(row.seen_at), DEVICE_DAYS),
      currentYn: toYesNo(row.session_hash.equals(own)),
    }),
  );
  return { activeYN: 'Y', publicKey: push.publicKey, devices };
};

/**
 * Refuses a device of another user whose address alone is known. Who names its secret too sits at that browser, where the
 * other user was before (D-492).
 */
async function refuseForeign(ctx: CallCtx, named: Subscription): Promise<void> {
  const stored = await lockDevice(ctx.db, hashEndpoint(named.endpoint));
  if (!stored || stored.user_id === ctx.actor.userId) return;
  const subscription = openSubscription(ctx, hashEndpoint(named.endpoint), stored.subscription_sealed);
  if (!isSameBrowser(subscription, named)) refuse('PUSH_OTHER');
}

/** Stores the browser of the caller as a device, or renews it. */
const addDevice: Handler<Calls['addDevice']> = async (ctx, { Endpoint, P256dh, Auth, AppYN }) => {
  const { db, push, actor, now } = ctx;
  const subscription = { endpoint: Endpoint, p256dh: P256dh, auth: Auth };
  if (!hasKeys(subscription)) refuse('PUSH_SERVICE');
  if (push === undefined) return refuse('PUSH_OFF');
  if (!isAtPushService(Endpoint, push.hosts)) refuse('PUSH_SERVICE');
  const session_hash = sessionOf(ctx);
  const session = (await findSession(db, session_hash)) ?? refuse('NOT_FOUND');
  await refuseForeign(ctx, subscription);
  await saveDevice(db, {
    user_id: actor.userId,
    endpoint_hash: hashEndpoint(Endpoint),
    subscription_sealed: sealSubscription(ctx, subscription),
    session_hash,
    credential_version: session.credential_version,
    device: session.device,
    app: AppYN === 'Y',
    created_at: now(),
    seen_at: now(),
  });
  await deleteOldest(db, actor.userId, MOST_DEVICES);
};

/** Removes one device of the caller. NOT_FOUND for a device of another user. */
const removeDevice: Handler<Calls['removeDevice']> = async ({ db, actor }, { DeviceId }) => {
  if (!(await deleteDevice(db, actor.userId, DeviceId))) refuse('NOT_FOUND');
};

const TEST: PushPayload = {
  title: '시험 푸시',
  body: '이 기기에서 알림을 받을 수 있습니다',
  page: '/myinfo/notify',
  tag: 'test',
};

/** Sends a test to one device of the caller. A device that its push service no longer knows is removed. */
const testDevice: PreparedHandler<Calls['testDevice']> = {
  prepare: async (ctx, { DeviceId }) => {
    const { db, push, actor } = ctx;
    if (push === undefined) return refuse('PUSH_OFF');
    const device = (await findDevice(db, actor.userId, DeviceId)) ?? refuse('NOT_FOUND');
    const subscription = openSubscription(ctx, device.endpoint_hash, device.subscription_sealed);
    const { outcome } = await sendPush(push, subscription, TEST);
    if (outcome === 'gone') await deleteDevice(db, actor.userId, DeviceId);
    if (outcome !== 'taken') refuse(outcome === 'gone' ? 'PUSH_GONE' : 'PUSH_FAILED');
    return async () => {};
  },
};

/** Handlers of push devices. */
export const pushRoutes: Routes<Calls> = { readPush, addDevice, removeDevice, testDevice };
