import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { drawWithQueries } from '#test-kit/draw.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { isOwner, renew } from '../browser-push.ts';
import { PushSwitch } from './push-switch.tsx';

const INFO = 'Notify/push-info';
const ADD = 'Notify/push-device-add';
const REMOVE = 'Notify/push-device-remove';
const OWN = {
  deviceId: 7,
  device: 'Chrome',
  appYN: 'N',
  lastSeenDtm: '2026-11-20 15:00:00',
  removedOn: '2027-02-18',
  currentYn: 'Y',
};
const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'p', auth: 'a' } };

const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn(async () => ({ toJSON: () => SUBSCRIPTION, unsubscribe }));

/** A browser with push. `permission` is what its user answers. */
function useBrowser({ permission = 'granted', isSecure = true, userAgent = 'Chrome' } = {}): void {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  const pushManager = { subscribe, getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', {
    userAgent,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  });
}

beforeEach(() =>
  storeSession({
    UserId: 'daon1',
    AdminName: '다정은',
    UserType: 'C',
    CompanyId: 3,
    UserPermission: '',
    ModeAuthority: '',
    EncryptUserId: '',
  }),
);
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Draws the switch of a portal that sends push messages. */
async function draw(devices: object[] = []) {
  const sent = mockCalls({
    [INFO]: [{ activeYN: 'Y', publicKey: 'key', devices }],
    [ADD]: [],
    [REMOVE]: [],
    'User/user-my-info': [],
  });
  const user = drawWithQueries(<PushSwitch />);
  await waitFor(() => expect(sent.some(({ path }) => path === INFO)).toBe(true));
  return { user, bodiesOf: (path: string) => sent.filter((one) => one.path === path).map(({ body }) => body) };
}

it.each([
  ['over plain http', { isSecure: false }, '보안 접속(https)에서만 켤 수 있습니다.'],
  ['when it is blocked', { permission: 'denied' }, /차단되어 있습니다/],
] as const)('%s it says why it is off (D-416)', async (_name, browser, text) => {
  useBrowser(browser);
  await draw();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
});

it('on an iPhone outside the app it leads to the home screen (D-416)', async () => {
  useBrowser({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  await draw();
  expect(await screen.findByText('iPhone은 홈 화면 앱에서만 받습니다.')).toBeTruthy();
});

it('a press subscribes with the key of the portal and stores the device for its user (D-416)', async () => {
  useBrowser();
  const { user, bodiesOf } = await draw();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(false));
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(bodiesOf(ADD)).toHaveLength(1));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(bodiesOf(ADD)[0]).toMatchObject({ Endpoint: SUBSCRIPTION.endpoint, P256dh: 'p', Auth: 'a', AppYN: 'N' });
  await waitFor(async () => expect(await isOwner('daon1')).toBe(true));
  expect(localStorage.getItem('push-of')).not.toContain('daon1');
});

it('a press on the switched one ends the subscription and removes the device (D-416)', async () => {
  useBrowser();
  localStorage.setItem('push-of', 'daon1');
  const { user, bodiesOf } = await draw([OWN]);
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true));
  await user.click(screen.getByRole('switch'));
  await waitFor(() => expect(bodiesOf(REMOVE)).toHaveLength(1));
  expect(bodiesOf(REMOVE)[0]).toMatchObject({ DeviceId: '7' });
  expect(unsubscribe).toHaveBeenCalled();
  expect(await isOwner('daon1')).toBe(false);
});

it('a visit renews the device; for another user it ends the subscription (D-416)', async () => {
  useBrowser();
  const sent = mockCalls({ [ADD]: [] });
  const added = () => sent.filter(({ path }) => path === ADD);
  localStorage.setItem('push-of', 'daon1');
  await renew('daon1', async () => ({ publicKey: 'key' }));
  expect(added()).toHaveLength(1);
  expect(unsubscribe).not.toHaveBeenCalled();
  await renew('hanbit1', async () => ({ publicKey: 'key' }));
  expect(added()).toHaveLength(1);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('push-of')).toBeNull();
});
