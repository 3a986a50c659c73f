import { expect, type Locator, type Page, test } from '@playwright/test';
import { giveReasons } from './support/answers.ts';
import { addProjectAtStage, openProjectAtStage } from './support/project-stages.ts';
import { editSection, moreItems, save, saveButton } from './support/record-page.ts';
import { field } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A change takes two lines. Its reply is shown when the pointer or the focus is on it. */
async function expectTwoLines(change: Locator): Promise<void> {
  const reply = change.getByRole('button', { name: '답글' });
  await expect(reply).toHaveCSS('opacity', '0');
  await reply.focus();
  await expect(reply).toHaveCSS('opacity', '1');
  expect((await change.boundingBox())?.height).toBeLessThanOrEqual(48);
}

test('the head stays in view and names missing values, each as a link to its field', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'sent', '무엇이 남았는지');
  const steps = page.getByRole('list', { name: '진행 단계' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await expect(steps.locator('[aria-current="step"]')).toContainText('수주완료');
  await expect(page.getByText('한빛설비의 수령 확인을 기다립니다')).toBeVisible();
  await page.getByRole('button', { name: /^평가 \d개$/ }).click();
  await expect(region(page, '업체 평가').getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '자재 수령', exact: true }).click();
  await expect(region(page, '투입자재와 배송').getByRole('heading')).toBeInViewport({ ratio: 1 });
  expect(await moreItems(page)).toEqual(['복사해서 등록', '수주철회', '프로젝트취소']);
});

test('a record shows text, one section at a time becomes fields, and saving keeps the scroll position', async ({
  browser,
}) => {
  const page = await openProjectAtStage(browser, 'posted', '한 항목만 고치는 프로젝트');
  await expect(page.getByRole('main').locator('input, select')).toHaveCount(0);
  await editSection(page, '고객 및 현장 정보');
  await expect(field(page, 'PlaceName')).toBeVisible();
  await expect(field(page, 'ProjectName')).toHaveCount(0);
  await field(page, 'PlaceName').fill('에이타워 별관');
  await expect(region(page, '고객 및 현장 정보').getByText(/^이전 /)).toBeVisible();
  await field(page, 'PlaceName').evaluate((input) => input.scrollIntoView({ block: 'center' }));
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(0);
  await save(page);
  await giveReasons(page, [['현장명', '현장 변경']]);
  await expect(saveButton(page)).toHaveCount(0);
  await expect(region(page, '고객 및 현장 정보')).toContainText('에이타워 별관');
  await expect(field(page, 'PlaceName')).toHaveCount(0);
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(200);
  await expect(page.getByRole('button', { name: '고객 및 현장 정보 수정' })).toBeFocused();
  await expect(region(page, '고객 및 현장 정보').getByRole('heading')).toBeInViewport({ ratio: 1 });
});

test('comments and changes are in a column beside the record, with a filter for each', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'posted', '대화와 변경');
  const talk = region(page, '대화와 변경');
  await page.getByLabel('댓글을 입력해주세요.').fill('도면은 https://drive.example.co.kr/plan 에 있습니다.');
  await page.getByLabel('댓글을 입력해주세요.').press('Control+Enter');
  await expect(talk.getByRole('link', { name: 'https://drive.example.co.kr/plan' })).toBeVisible();
  await talk.getByRole('button', { name: '변경 1' }).click();
  await expect(talk.getByRole('link')).toHaveCount(0);
  await expect(talk).toContainText('게시전');
  await expectTwoLines(talk.locator('[data-kind="change"]'));
  await talk.getByRole('button', { name: '대화 1' }).click();
  await expect(talk).not.toContainText('게시전');
  const side = await talk.boundingBox();
  const main = await region(page, '프로젝트정보').boundingBox();
  expect(side?.x).toBeGreaterThanOrEqual((main?.x ?? 0) + (main?.width ?? 0));
});

test('on a phone the top bar shows the name after scrolling, and there is one bottom bar', async ({ browser }) => {
  const name = `전화기 기록 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'awarded', name);
  const page = await openAs(browser, 'sales1', PHONE);
  await page.goto(`/projects/view/${id}`);
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('프로젝트 목록 (외주)');
  const complete = page.getByRole('button', { name: '프로젝트완료' });
  await expect(complete).toBeInViewport({ ratio: 1 });
  await region(page, '고객 및 현장 정보').scrollIntoViewIfNeeded();
  await expect(banner).toContainText(name);
  await expect(complete).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: '대화와 변경 보기' }).click();
  await expect(region(page, '대화와 변경').getByText('직원만 봅니다')).toBeInViewport();
  await editSection(page, '프로젝트정보');
  await field(page, 'EtcMemo').fill('출입증');
  await expect(saveButton(page)).toBeInViewport({ ratio: 1 });
  await expect(complete).toBeHidden();
});

test('a printed record has no bars and no buttons', async ({ browser }) => {
  const page = await openProjectAtStage(browser, 'awarded', '종이 위의 기록');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(region(page, '고객 및 현장 정보')).toBeVisible();
  for (const role of ['button', 'banner', 'textbox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
});
