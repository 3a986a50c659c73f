import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { sitePhotoPath, smallPhotoName } from '@portal/contract/areas/files/kinds';
import { type PortalProcess, removeDataDir, startPortal } from '../packages/server/test-kit/portal-process.ts';
import { PHONE, signInByHand } from './support/sign-in.ts';
import {
  album,
  cutCall,
  drawPictures,
  openCamera,
  reconnect,
  restoreCall,
  storedHashes,
  storedPhotos,
  takenCount,
  unsentHashes,
} from './support/site-device.ts';

const PHOTO_CALL = '**/api/Site/photo-add';

/** When the server dies: so many ms after a photo was sent to it, or once it has stored the photo. */
const DEATHS = [0, 'stored', 40, 'stored', 120] as const;

/** A project of the signed-in contractor whose photos may be added. */
async function findSite(page: Page): Promise<number> {
  const read = async (path: string, data: object) => (await page.request.post(`/api/${path}`, { data })).json();
  const { data } = await read('Construction/all-construction-partner-list', { Page: 1, PageSize: 100 });
  for (const { id } of data) if ((await read('Site/photo-list', { Id: id })).meta?.access === 'write') return id;
  throw new Error('no open site');
}

/** Kills the server with each photo, as a power cut would, so that the browser never gets an answer. */
async function killWithEach(context: BrowserContext, portal: { current: PortalProcess }): Promise<() => number> {
  let killed = 0;
  let isDown = false;
  await context.route(PHOTO_CALL, async (route) => {
    const death = DEATHS[killed];
    if (isDown) return route.abort();
    if (death === undefined) return route.continue();
    isDown = true;
    killed += 1;
    const answer = route.fetch().catch(() => undefined);
    await (death === 'stored' ? answer : sleep(death));
    await portal.current.kill();
    await answer;
    await route.abort();
    const { port, dataDir } = portal.current;
    portal.current = await startPortal({ port, dataDir, env: { DEMO: '0' } });
    isDown = false;
  });
  return () => killed;
}

async function takeOffline(page: Page, projectId: number, count: number): Promise<Record<string, string>> {
  const pictures = await drawPictures(page, count, 'K');
  await openCamera(page, projectId);
  await cutCall(page, 'photo-add');
  await album(page).setInputFiles(pictures);
  await expect(takenCount(page, count)).toBeVisible();
  return unsentHashes(page);
}

test('photos reach a server that is killed between storing and answering once each and unchanged', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const portal = { current: await startPortal({ env: { DEMO: '1' } }) };
  const { dataDir, url } = portal.current;
  try {
    const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'ko-KR', serviceWorkers: 'block' });
    const page = await context.newPage();
    await signInByHand(page, 'hanbit1');
    const id = await findSite(page);
    const before = await storedHashes(page, id);
    const taken = await takeOffline(page, id, 6);
    await restoreCall(page, 'photo-add');
    const killed = await killWithEach(context, portal);
    await expect(async () => {
      await reconnect(page);
      expect(await unsentHashes(page)).toEqual({});
    }).toPass({ intervals: [500], timeout: 200_000 });
    expect(killed()).toBe(DEATHS.length);
    expect(await storedHashes(page, id)).toEqual({ ...before, ...taken });
    for (const { name } of await storedPhotos(page, id))
      for (const path of [sitePhotoPath(name), sitePhotoPath(smallPhotoName(name))])
        expect((await page.request.get(path)).status()).toBe(200);
    await context.close();
  } finally {
    await portal.current.kill();
    await removeDataDir(dataDir);
  }
});
