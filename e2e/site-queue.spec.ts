import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { drawPictures, openCamera, reconnect, storedHashes, unsentHashes } from './support/site-device.ts';

const addSite = (browser: Parameters<typeof addProjectAtStage>[0], name: string) =>
  addProjectAtStage(browser, 'awarded', `${name} ${Date.now()}`, { StartDate: dayAfter(1) });

const album = (page: Page) => page.getByLabel('사진첩에서 고르기');
const PHOTO_CALL = '**/api/Site/photo-add';

/** Cuts the network for photos. */
const cut = (context: BrowserContext) => context.route(PHOTO_CALL, (route) => route.abort());

/**
 * A network that fails by turns. A photo is lost on the way, or its answer is lost after the server has stored it. Or a
 * gateway answers in place of the server.
 */
async function shake(context: BrowserContext, seed: number): Promise<void> {
  let turn = seed;
  await context.unroute(PHOTO_CALL);
  await context.route(PHOTO_CALL, async (route) => {
    turn += 1;
    if (turn % 5 === 0) return route.abort();
    if (turn % 5 === 2) {
      await route.fetch();
      return route.abort();
    }
    if (turn % 7 === 3) return route.fulfill({ status: 502, body: '<html>Bad gateway</html>' });
    return route.continue();
  });
}

/** Takes pictures without a network and returns their hashes. */
async function takeOffline(
  page: Page,
  projectId: number,
  count: number,
  name: string,
): Promise<Record<string, string>> {
  const pictures = await drawPictures(page, count, name);
  await openCamera(page, projectId);
  await cut(page.context());
  await album(page).setInputFiles(pictures);
  await expect(page.getByRole('link', { name: `찍은 사진 보기 ${count}` })).toBeVisible();
  const hashes = await unsentHashes(page);
  expect(Object.keys(hashes)).toHaveLength(count);
  return hashes;
}

test('60 photos of two devices arrive once each and unchanged, over reloads, killed pages and a broken network', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const id = await addSite(browser, '끊기는 현장');
  const first = await openAs(browser, 'hanbit1', PHONE);
  const second = await openAs(browser, 'hanbit2', PHONE);
  await Promise.all([first.goto('/projects/companylist'), second.goto('/projects/companylist')]);
  const taken = {
    ...(await takeOffline(first, id, 30, 'A')),
    ...(await takeOffline(second, id, 30, 'B')),
  };
  // The page is killed between the shot and the sending.
  await first.close();
  const reopened = await first.context().newPage();
  await Promise.all([shake(first.context(), 0), shake(second.context(), 3)]);
  await reopened.goto(`/projects/companyview/${id}?tab=photo`);
  await expect(reopened.getByRole('link', { name: /미전송 \d+장/ })).toBeVisible();
  let rounds = 0;
  await expect(async () => {
    rounds += 1;
    if (rounds === 3 || rounds === 6) await Promise.all([reopened.reload(), second.reload()]);
    await Promise.all([reconnect(reopened), reconnect(second)]);
    expect(Object.keys(await storedHashes(reopened, id))).toHaveLength(60);
    expect([await unsentHashes(reopened), await unsentHashes(second)]).toEqual([{}, {}]);
  }).toPass({ timeout: 150_000, intervals: [300] });
  expect(rounds).toBeGreaterThan(6);
  expect(await storedHashes(reopened, id)).toEqual(taken);
  await expect(reopened.getByRole('link', { name: /미전송 \d+장/ })).toHaveCount(0);
});
