import { randomBytes } from 'node:crypto';
import { type PushService, startPushService } from '@portal/demo/stand-ins/push-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countOldDevices, rotateDevices } from '#areas/push/public/rotate-devices.ts';
import { purgeDevices } from '#areas/push/purge-devices.ts';
import type { Person } from '#test-kit/people.ts';
import { pushSettings } from '#test-kit/push.ts';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';

const START = new Date('2026-11-20T06:00:00Z');
const DAY_MS = 86_400_000;

let service: PushService;
let portal: TestApp;
beforeAll(async () => {
  service = await startPushService();
  portal = await startApp(pushSettings(service.origin));
});
afterAll(async () => {
  await portal.close();
  await service.close();
});
beforeEach(async () => {
  portal.clock.now = START;
  await portal.ctx.db.deleteFrom('push_device').execute();
  await portal.resetLimits();
});

const pass = (ms: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};

type Who = { as?: Person; headers?: Record<string, string> };

const addDevice = (name: string, who: Who, subscription = service.subscribe(name)) => {
  const { endpoint, p256dh, auth } = subscription;
  return portal.call('Notify/push-device-add', { Endpoint: endpoint, P256dh: p256dh, Auth: auth, AppYN: 'N' }, who);
};
const infoOf = async (who: Who) => (await portal.call('Notify/push-info', {}, who)).ok.data[0];
const devicesOf = async (who: Who) => (await infoOf(who))?.devices ?? [];
const countAll = async (): Promise<number> =>
  (await portal.ctx.db.selectFrom('push_device').selectAll().execute()).length;

describe('devices for push messages (D-416)', () => {
  it('the portal tells its key; a device has its visit and the day on which it goes', async () => {
    expect(await infoOf({ as: 'daon1' })).toEqual({
      activeYN: 'Y',
      publicKey: portal.ctx.push?.publicKey,
      devices: [],
    });
    expect((await addDevice('phone', { as: 'daon1' })).status).toBe(200);
    expect(await devicesOf({ as: 'daon1' })).toMatchObject([
      { appYN: 'N', lastSeenDtm: '2026-11-20 15:00:00', removedOn: '2027-02-18', currentYn: 'Y' },
    ]);
    expect(await devicesOf({ as: 'hanbit1' })).toEqual([]);
  });

  it('address and keys are sealed in the database', async () => {
    const subscription = service.subscribe('sealed');
    await addDevice('sealed', { as: 'daon1' }, subscription);
    const [row] = await portal.ctx.db.selectFrom('push_device').selectAll().execute();
    const stored = JSON.stringify(row);
    for (const secret of [subscription.endpoint, subscription.p256dh, subscription.auth]) {
      expect(stored).not.toContain(secret);
    }
    expect(row?.subscription_sealed).toMatch(/^v1\./);
  });

  it('a visit renews it; another user of the browser takes it over', async () => {
    const subscription = service.subscribe('shared');
    await addDevice('shared', { as: 'daon1' }, subscription);
    pass(DAY_MS / 24);
    await addDevice('shared', { as: 'daon1' }, subscription);
    expect(await devicesOf({ as: 'daon1' })).toMatchObject([{ lastSeenDtm: '2026-11-20 16:00:00' }]);
    await addDevice('shared', { as: 'hanbit1' }, subscription);
    expect(await devicesOf({ as: 'daon1' })).toEqual([]);
    expect(await devicesOf({ as: 'hanbit1' })).toHaveLength(1);
  });

  it('an address alone takes no device from its user (D-492)', async () => {
    const own = service.subscribe('mine');
    await addDevice('mine', { as: 'daon1' }, own);
    const foreign = { ...service.subscribe('theirs'), endpoint: own.endpoint };
    const taken = [foreign, { ...foreign, p256dh: own.p256dh }, { ...own, auth: foreign.auth }];
    for (const subscription of taken) {
      const refused = await addDevice('theirs', { as: 'hanbit1' }, subscription);
      expect([refused.status, refused.refusal.code]).toEqual([409, 'PUSH_OTHER']);
    }
    expect(await devicesOf({ as: 'daon1' })).toHaveLength(1);
    expect(await devicesOf({ as: 'hanbit1' })).toEqual([]);
  });

  it('of eleven devices the one that was not used for longest goes', async () => {
    for (let number = 0; number < 11; number += 1) {
      await addDevice(`device ${number}`, { as: 'daon1' });
      pass(1000);
    }
    const seen = (await devicesOf({ as: 'daon1' })).map(({ lastSeenDtm }) => lastSeenDtm);
    expect(seen).toHaveLength(10);
    expect(seen.at(-1)).toBe('2026-11-20 15:00:01');
  });

  it('addresses elsewhere and keys that are none are refused', async () => {
    const right = service.subscribe('right');
    const wrong = [
      { endpoint: 'https://evil.example.com/push' },
      { endpoint: 'http://169.254.169.254/latest' },
      { endpoint: '' },
      { p256dh: '' },
      { p256dh: randomBytes(65).fill(2).toString('base64url') },
      { auth: randomBytes(12).toString('base64url') },
      { auth: '!' },
    ];
    for (const change of wrong) {
      const { status, refusal } = await addDevice('right', { as: 'daon1' }, { ...right, ...change });
      expect([status, refusal.code]).toEqual([400, 'PUSH_SERVICE']);
    }
    expect(await countAll()).toBe(0);
  });

  it('is removed by its owner alone', async () => {
    await addDevice('own', { as: 'daon1' });
    const [device] = await devicesOf({ as: 'daon1' });
    const remove = (as: Person) => portal.call('Notify/push-device-remove', { DeviceId: device?.deviceId }, { as });
    const test = (as: Person) => portal.call('Notify/push-device-test', { DeviceId: device?.deviceId }, { as });
    expect((await remove('hanbit1')).status).toBe(404);
    expect((await test('hanbit1')).status).toBe(404);
    expect((await remove('daon1')).status).toBe(200);
    expect(await countAll()).toBe(0);
  });

  it('a test arrives; a device that the service forgot is removed', async () => {
    await addDevice('tested', { as: 'daon1' });
    const [device] = await devicesOf({ as: 'daon1' });
    const test = () => portal.call('Notify/push-device-test', { DeviceId: device?.deviceId }, { as: 'daon1' });
    expect((await test()).status).toBe(200);
    expect(JSON.parse(service.arrived.at(-1)?.text ?? '')).toMatchObject({
      title: '시험 푸시',
      page: '/myinfo/notify',
    });
    service.answer('tested', 503);
    expect((await test()).refusal.code).toBe('PUSH_FAILED');
    expect(await countAll()).toBe(1);
    service.answer('tested', 410);
    expect((await test()).refusal.code).toBe('PUSH_GONE');
    expect(await countAll()).toBe(0);
  });
});

describe('the end of a device (D-416)', () => {
  it('signing out takes the device of that browser away, and no other', async () => {
    const one = { headers: { cookie: await signIn(portal.app, 'daon1') } };
    const other = { headers: { cookie: await signIn(portal.app, 'daon1') } };
    await addDevice('one', one);
    await addDevice('other', other);
    expect(await devicesOf(one)).toMatchObject([{ currentYn: 'N' }, { currentYn: 'Y' }]);
    await portal.call('Auth/logout', {}, one);
    expect(await devicesOf(other)).toMatchObject([{ currentYn: 'Y' }]);
  });

  it('so does ending a session from elsewhere', async () => {
    const one = { headers: { cookie: await signIn(portal.app, 'hanbit2') } };
    const other = { headers: { cookie: await signIn(portal.app, 'hanbit2') } };
    await addDevice('ended', one);
    const sessions = (await portal.call('User/my-session-list', {}, other)).ok.data;
    const first = sessions.find(({ currentYn }) => currentYn === 'N');
    await portal.call('User/my-session-end', { SessionId: first?.sessionId }, other);
    expect(await countAll()).toBe(0);
    await addDevice('left', other);
    const third = { headers: { cookie: await signIn(portal.app, 'hanbit2') } };
    await portal.call('User/my-session-end-others', {}, third);
    expect(await countAll()).toBe(0);
  });

  it('after a changed password a device is silent until it is used again', async () => {
    const cookie = { headers: { cookie: await signIn(portal.app, 'hanbit2') } };
    await addDevice('before', cookie);
    await portal.ctx.db
      .updateTable('portal_user')
      .set((set) => ({ credential_version: set('credential_version', '+', 1) }))
      .where('user_id', '=', 'hanbit2')
      .execute();
    const again = { headers: { cookie: await signIn(portal.app, 'hanbit2') } };
    expect(await devicesOf(again)).toEqual([]);
  });

  it('goes 90 days after the last visit, and with its account', async () => {
    await addDevice('old', { as: 'daon1' });
    pass(90 * DAY_MS);
    await purgeDevices.run(portal.ctx);
    expect(await countAll()).toBe(1);
    pass(1);
    expect((await purgeDevices.due(portal.ctx)).map(({ due }) => due)).toEqual([1]);
    await purgeDevices.run(portal.ctx);
    expect(await countAll()).toBe(0);
  });

  it('a key rotation encrypts it again', async () => {
    await addDevice('rotated', { as: 'daon1' });
    const rotated = { ...portal.ctx, keys: [randomBytes(32).toString('base64url'), ...portal.ctx.keys] };
    expect(await countOldDevices(rotated)).toBe(1);
    expect(await rotateDevices(rotated)).toBe(1);
    expect(await countOldDevices(rotated)).toBe(0);
  });
});

it('a portal without keys offers no push', async () => {
  const plain = await startApp();
  try {
    expect((await plain.call('Notify/push-info', {}, { as: 'daon1' })).ok.data).toEqual([
      { activeYN: 'N', publicKey: '', devices: [] },
    ]);
    const { endpoint, p256dh, auth } = service.subscribe('none');
    const body = { Endpoint: endpoint, P256dh: p256dh, Auth: auth };
    expect((await plain.call('Notify/push-device-add', body, { as: 'daon1' })).refusal.code).toBe('PUSH_OFF');
  } finally {
    await plain.close();
  }
});
