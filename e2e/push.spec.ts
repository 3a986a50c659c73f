import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { type PushService, startPushService } from '@portal/demo/stand-ins/push-service';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, pressSignOut, signInByHand } from './support/sign-in.ts';

const BUSAN = '9';
/** Messages that are not urgent wait a minute for others of their kind. */
const SENT = { timeout: 110_000 };

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService(Number(process.env['PUSH_PORT']));
});
test.afterAll(() => service.close());

/** Opens the portal with its service worker, and the protocol of the browser. nuri1 works in 부산. */
async function openWithWorker(browser: Parameters<typeof openAs>[0]): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await openAs(browser, 'nuri1', {
    storageState: { cookies: [], origins: [] },
    serviceWorkers: 'allow',
    permissions: ['notifications'],
  });
  await signInByHand(page, 'nuri1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return { page, devtools: await page.context().newCDPSession(page) };
}

/** Delivers a message to the service worker, as a push service does. */
async function deliver(devtools: CDPSession, origin: string, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
}

type Shown = { title: string; body: string; tag: string };
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses the notification, and answers the address that it opens. Only a real press may open a window. */
async function press(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  // The code of a worker, whose names this file does not have.
  return worker.evaluate(`(async () => {
    const [notification] = await registration.getNotifications();
    return new Promise((resolve) => {
      Object.defineProperty(clients, 'openWindow', {
        value: async (address) => {
          resolve(address);
          return null;
        },
      });
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  })()`);
}

const callAs = (page: Page, path: string, body: object = {}) =>
  page.evaluate(
    async ([address, data]) => {
      const reply = await fetch(`/api/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      });
      return { status: reply.status, body: await reply.json() };
    },
    [path, body] as const,
  );

test('a push reaches its browser, shows, and opens its page; signing out takes the device away (D-415, D-416)', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { page, devtools } = await openWithWorker(browser);
  const { endpoint, p256dh, auth } = service.subscribe('nuri');
  const added = await callAs(page, 'Notify/push-device-add', { Endpoint: endpoint, P256dh: p256dh, Auth: auth });
  expect(added.status).toBe(200);

  const name = `푸시 일감 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'posted', name, { AreaId: BUSAN });
  const arrived = () => service.arrived.map(({ text }) => text).find((text) => text.includes(name));
  await expect.poll(arrived, SENT).toBeDefined();

  await deliver(devtools, new URL(page.url()).origin, arrived() ?? '');
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: '새 일감', body: expect.stringContaining(name), tag: `project-${id}` }]);
  await page.goto(await press(page));
  await expect(page).toHaveURL(new RegExp(`/projects/companyview/${id}$`));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect(await shown(page)).toEqual([]);

  await pressSignOut(page);
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByLabel('아이디')).toBeVisible();
  await signInByHand(page, 'nuri1');
  const info = await callAs(page, 'Notify/push-info');
  expect(info.body.data[0]).toMatchObject({ activeYN: 'Y', devices: [] });
});

test('what cannot be read still shows, and messages of one project replace each other (D-415)', async ({ browser }) => {
  const { page, devtools } = await openWithWorker(browser);
  const { origin } = new URL(page.url());
  await deliver(devtools, origin, 'unreadable');
  await expect.poll(() => shown(page)).toEqual([{ title: '새 알림', body: '포털에서 확인해주세요', tag: 'portal' }]);
  for (const title of ['새 일감', '시작일 변경']) {
    await deliver(devtools, origin, JSON.stringify({ title, body: title, page: '/orders/list', tag: 'project-1' }));
  }
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).sort())
    .toEqual(['새 알림', '시작일 변경']);
});
