import { expect, type Page, type Route, test } from '@playwright/test';
import { findProject } from './support/find-project.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const strip = (page: Page) => page.getByRole('region', { name: '연결' });

test('without a connection a strip says so, and the list comes anew by itself afterwards (D-356)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/projects/list');
  const title = page.getByRole('columnheader', { name: '프로젝트명' });
  await expect(title).toBeVisible();
  await page.context().setOffline(true);
  await expect(strip(page)).toContainText('인터넷이 끊겼습니다.');
  await expect(strip(page)).toContainText(/\d\d:\d\d까지 받은 내용을 보고 있습니다/);
  // The head of the list stays below the strip.
  await page.mouse.wheel(0, 600);
  const below = async () => {
    const [head, over] = await Promise.all([title.boundingBox(), strip(page).boundingBox()]);
    return (head?.y ?? 0) - ((over?.y ?? 0) + (over?.height ?? 0));
  };
  await expect.poll(below).toBeGreaterThanOrEqual(-1);
  const name = `연결이 끊긴 사이 ${Date.now()}`;
  await addProjectAtStage(browser, 'posted', name);
  await expect(page.getByText(name)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(name)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await expectToasts(page, '다시 연결되었습니다.');
});

test('without a connection deeds rest and what is typed stays; afterwards it can be saved (D-356)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/reference/materials');
  await press(page, '추가');
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: '추가', exact: true });
  const name = `끊긴 사이 자재 ${Date.now()}`;
  await field(page, 'MaterialName').fill(name);
  await field(page, 'ModelName').fill('M-1');
  await expect(add).not.toHaveAttribute('aria-disabled');
  await page.context().setOffline(true);
  await expect(page.getByText('인터넷이 끊겼습니다.')).toBeVisible();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAttribute('title', '인터넷이 끊겼습니다.');
  await page.context().setOffline(false);
  await expect(page.getByText('인터넷이 끊겼습니다.')).toHaveCount(0);
  await expectToasts(page, '다시 연결되었습니다.');
  await expect(field(page, 'MaterialName')).toHaveValue(name);
  await add.click();
  await expectToasts(page, '등록되었습니다.');
  await page.goto(`/reference/materials?key=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('without a connection a record can be read, and its deeds rest (D-356)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.goto(`/projects/view/${await findProject(page, 'mize', 'N')}`);
  const edit = page.getByRole('button', { name: '프로젝트정보 수정' });
  await expect(edit).toBeVisible();
  await page.context().setOffline(true);
  await expect(strip(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '등록', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: '더보기', exact: true }).click();
  await expect(page.getByRole('button', { name: '수주철회', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole('button', { name: '더보기', exact: true }).click();
  await expect(page.getByRole('button', { name: '수주철회', exact: true })).toBeEnabled();
});

test('a deed on a line that accepts and never answers says so, and is done once the line is back (D-356)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/reference/materials');
  await press(page, '추가');
  const name = `조용한 선 자재 ${Date.now()}`;
  await field(page, 'MaterialName').fill(name);
  await field(page, 'ModelName').fill('M-1');
  const unanswered: Route[] = [];
  const silent = /\/(api|readyz)/;
  await page.route(silent, (route) => void unanswered.push(route));
  await page.getByRole('dialog').getByRole('button', { name: '추가', exact: true }).click();
  await expect(page.getByText('서버가 대답하지 않습니다.').first()).toBeVisible();
  await page.unroute(silent);
  await Promise.all(unanswered.map((route) => route.continue().catch(() => undefined)));
  await expectToasts(page, '등록되었습니다.');
});

test('a server that does not answer is said, deeds rest, and the list comes anew once it is back (D-356)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  await page.goto('/projects/list');
  const add = page.getByRole('button', { name: '등록하기' });
  await expect(page.getByText(/^전체 [\d,]+건$/)).toBeVisible();
  const silent = /\/(api|readyz)/;
  await page.route(silent, (route) => route.abort());
  await page.getByRole('radio', { name: '수주완료', exact: true }).check();
  await expect(strip(page)).toContainText('서버가 대답하지 않습니다.');
  await expect(strip(page)).toContainText(/\d+초 뒤 다시 시도/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)).toBe(0);
  await expect(add).toBeVisible();
  await strip(page).getByRole('button', { name: '지금 시도' }).click();
  await expect(strip(page)).toBeVisible();
  await page.unroute(silent);
  // It comes back by itself; the button only shortens the wait.
  await strip(page).getByRole('button', { name: '지금 시도' }).click();
  await expect(strip(page)).toHaveCount(0);
  await expectToasts(page, '다시 연결되었습니다.');
  await expect(page.getByRole('row').filter({ hasText: '수주완료' }).first()).toBeVisible();
});
