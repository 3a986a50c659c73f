import { expect, type Page, type Request, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs } from './support/sign-in.ts';

const badge = (page: Page) => page.locator('.badge').first();
const talk = (page: Page) => page.getByRole('region', { name: '현장 대화' });

/** Counts the event streams that the pages of a browser open, and those that are still open. */
function countStreams(page: Page) {
  const counts = { opened: 0, open: 0 };
  const isStream = (url: string) => new URL(url).pathname === '/api/events';
  page.context().on('request', (request) => {
    if (!isStream(request.url())) return;
    counts.opened += 1;
    counts.open += 1;
  });
  const close = (request: Request) => {
    if (isStream(request.url())) counts.open -= 1;
  };
  page.context().on('requestfailed', close);
  page.context().on('requestfinished', close);
  return counts;
}

test('a record with the talk of its site and a second tab hear of everything over one stream (D-643)', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `두 탭으로 보는 현장 ${Date.now()}`);
  const first = await openAs(browser, 'sales1');
  const streams = countStreams(first);
  await first.goto(`/projects/view/${id}?tab=talk`);
  await expect(talk(first)).toBeVisible();
  const second = await first.context().newPage();
  await second.goto(`/projects/view/${id}?tab=talk`);
  await expect(talk(second)).toBeVisible();

  const company = await openAs(browser, 'hanbit1');
  await company.goto(`/projects/companyview/${id}?tab=talk`);
  await talk(company).getByRole('textbox').fill('도착했습니다');
  await talk(company)
    .getByRole('button', { name: /보내기$/ })
    .click();
  for (const page of [first, second]) await expect(talk(page).getByText('도착했습니다')).toBeVisible();
  expect(streams).toEqual({ opened: 1, open: 1 });

  // The tab with the stream is closed: the other one opens it anew, and misses nothing.
  await first.close();
  const data = { Id: id, withDrawalMemo: '일정 불가' };
  const withdrawal = await second.request.post('/api/Construction/construction-withdrawal-update', { data });
  expect(withdrawal.status()).toBe(200);
  await expect(badge(second)).toHaveText('수주철회');
  await expect.poll(() => streams.opened).toBe(2);
});
