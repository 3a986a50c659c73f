import { expect, type Page, test } from '@playwright/test';
import { type PushService, startPushService } from '@portal/demo/stand-ins/push-service';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, pressSignOut, signInByHand } from './support/sign-in.ts';

const JEJU = '17';
/** Messages that are not urgent wait a minute for others of their kind. */
const SENT = { timeout: 110_000 };

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService(Number(process.env['PUSH_PORT']));
});
test.afterAll(() => service.close());

/** Opens the portal with its service worker, and what delivers to it. halla1 works in 제주. */
async function openWithWorker(
  browser: Parameters<typeof openAs>[0],
): Promise<{ page: Page; deliver: (data: string) => Promise<void> }> {
  const page = await openAs(browser, 'halla1', {
    storageState: { cookies: [], origins: [] },
    serviceWorkers: 'allow',
  });
  await signInByHand(page, 'halla1');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await keepNotifications(page);
  return { page, deliver: await openDelivery(page) };
}

/** What delivers messages to the service worker, as a push service does. */
async function openDelivery(page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  return async (data) =>
    void (await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }));
}

type Shown = { title: string; body: string; tag: string };

/** Runs code in the service worker, whose names this file does not have. */
async function inWorker<T>(page: Page, code: string): Promise<T> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  return worker.evaluate(code) as Promise<T>;
}

/** A browser without a screen has no notifications and opens no windows: the worker's own are kept instead. */
const keepNotifications = (page: Page): Promise<void> =>
  inWorker(
    page,
    `(() => {
      self.shown = [];
      Object.defineProperty(registration, 'showNotification', {
        value: async (title, { body, tag, data }) => {
          self.shown = [...self.shown.filter((one) => one.tag !== tag), { title, body, tag, data }];
        },
      });
      Object.defineProperty(clients, 'openWindow', { value: async (address) => void (self.opened = address) });
    })()`,
  );

const shown = async (page: Page): Promise<Shown[]> =>
  (await inWorker<Shown[]>(page, 'self.shown')).map(({ title, body, tag }) => ({ title, body, tag }));

/** Presses the first notification, and answers the address that it opens. */
const press = (page: Page): Promise<string> =>
  inWorker(
    page,
    `(async () => {
      const [first] = self.shown;
      const close = () => void self.shown.shift();
      let done;
      const event = Object.assign(new ExtendableEvent('notificationclick'), { notification: { ...first, close } });
      event.waitUntil = (work) => void (done = work);
      dispatchEvent(event);
      await done;
      return self.opened;
    })()`,
  );

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
  const { page, deliver } = await openWithWorker(browser);
  const { endpoint, p256dh, auth } = service.subscribe('halla');
  const added = await callAs(page, 'Notify/push-device-add', { Endpoint: endpoint, P256dh: p256dh, Auth: auth });
  expect(added.status).toBe(200);
  // Whatever the hour, a message may come.
  const always = { QuietYN: 'N', QuietFrom: '', QuietUntil: '', UrgentYN: 'Y', MondaysYN: 'N' };
  expect((await callAs(page, 'Notify/notify-quiet-update', always)).status).toBe(200);

  const name = `푸시 일감 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'posted', name, { AreaId: JEJU });
  const arrived = () => service.arrived.map(({ text }) => text).find((text) => text.includes(name));
  await expect.poll(arrived, SENT).toBeDefined();

  await deliver(arrived() ?? '');
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
  await signInByHand(page, 'halla1');
  const info = await callAs(page, 'Notify/push-info');
  expect(info.body.data[0]).toMatchObject({ activeYN: 'Y', devices: [] });
});

test('what cannot be read still shows, and messages of one project replace each other (D-415)', async ({ browser }) => {
  const { page, deliver } = await openWithWorker(browser);
  await deliver('unreadable');
  await expect.poll(() => shown(page)).toEqual([{ title: '새 알림', body: '포털에서 확인해주세요', tag: 'portal' }]);
  for (const title of ['새 일감', '시작일 변경']) {
    await deliver(JSON.stringify({ title, body: title, page: '/orders/list', tag: 'project-1' }));
  }
  await expect
    .poll(async () => (await shown(page)).map(({ title }) => title).sort())
    .toEqual(['새 알림', '시작일 변경']);
});
