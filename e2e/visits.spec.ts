import { expect, type Page, test } from '@playwright/test';
import { addProjectAtStage } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { findSmallWords } from './support/small-words.ts';

const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A site of tomorrow, at which the crew may register from today on. Its company comes with three people. */
const addSite = (browser: Parameters<typeof addProjectAtStage>[0], name: string) =>
  addProjectAtStage(browser, 'awarded', name, { StartDate: dayAfter(1), Addr1: '서울 중구 세종대로 110' });

test('on a phone the crew arrives with every safety point, and ends its work; staff follow at once', async ({
  browser,
}) => {
  const name = `도착 시험 ${Date.now()}`;
  const id = await addSite(browser, name);
  const staff = await openAs(browser, 'pm1');
  await staff.goto(`/projects/sites?day=${dayAfter(0)}`);
  // The site is also one of tomorrow, below those of today.
  const row = staff.getByRole('row', { name: new RegExp(name) }).first();
  await expect(row).toContainText('자재 발송 전');

  const crew = await openAs(browser, 'hanbit1', PHONE);
  await crew.goto(`/projects/companyview/${id}`);
  await crew.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name: '현장' }).tap();
  await action(crew, '현장 도착').tap();
  const arrival = sheetOf(crew, '현장 도착');
  await expect(arrival.getByText('위치는 묻지도 저장하지도 않습니다. 시각만 남습니다.')).toBeVisible();
  await expect(arrival.getByText('3명')).toBeVisible();
  await arrival.getByRole('button', { name: '하나 늘리기' }).tap();
  const points = arrival.getByRole('checkbox');
  await expect(points).toHaveCount(5);
  for (const point of (await points.all()).slice(1)) await point.tap();
  await action(crew, '현장 도착').last().tap();
  await expect(arrival.getByText('안전 점검 항목을 모두 확인해주세요.')).toBeVisible();
  await points.first().tap();
  await action(crew, '현장 도착').last().tap();
  await expect(arrival).toBeHidden();
  await expect(crew.getByText(/외 3명 · 안전 5개 확인/)).toBeVisible();
  await expect(row).toContainText('도착');
  await expect(row).toContainText('4명');

  await action(crew, '작업 종료').tap();
  const end = sheetOf(crew, '작업 종료');
  await end.getByRole('button', { name: '아니요, 마지막 날' }).tap();
  await action(crew, '작업 종료').last().tap();
  await expect(end).toBeHidden();
  await expect(crew.getByText(/마지막 날/)).toBeVisible();
  await expect(row).toContainText('종료');

  await crew.reload();
  await expect(crew.getByText(/외 3명 · 안전 5개 확인/)).toBeVisible();
  await expect(action(crew, '현장 도착')).toHaveCount(0);
});

test('after the arrival photos come first, the materials are received below, and everything is large enough', async ({
  browser,
}) => {
  const name = `큰 단추 ${Date.now()}`;
  const id = await addProjectAtStage(browser, 'sent', name, {
    StartDate: dayAfter(1),
    Addr1: '서울 중구 세종대로 110',
  });
  const crew = await openAs(browser, 'hanbit1', PHONE);
  await crew.goto(`/projects/companyview/${id}?tab=site`);
  await action(crew, '현장 도착').tap();
  const arrival = sheetOf(crew, '현장 도착');
  await expect(arrival.getByRole('checkbox')).toHaveCount(5);
  expect([...(await findSmallTargets(crew)), ...(await findSmallWords(crew))]).toEqual([]);
  // The last points are below the fold of a low phone, so the button waits until they were in view.
  await arrival.getByRole('checkbox').last().scrollIntoViewIfNeeded();
  await action(crew, '모두 확인').tap();
  await expect(arrival.getByText('5 / 5')).toBeVisible();
  await action(crew, '현장 도착').last().tap();
  await expect(arrival).toBeHidden();

  await expect(action(crew, '사진 찍기')).toBeVisible();
  expect([...(await findSmallTargets(crew)), ...(await findSmallWords(crew))]).toEqual([]);
  await action(crew, '작업 종료').tap();
  expect([...(await findSmallTargets(crew)), ...(await findSmallWords(crew))]).toEqual([]);
  await sheetOf(crew, '작업 종료').getByRole('button', { name: '닫기' }).first().tap();
  await crew.getByRole('region', { name: '받을 자재' }).getByRole('button', { name: '자재수령' }).tap();
  await expect(sheetOf(crew, '자재수령')).toBeVisible();
  expect([...(await findSmallTargets(crew)), ...(await findSmallWords(crew))]).toEqual([]);
});

test('two days before the chosen day the page says from when on', async ({ browser }) => {
  const id = await addProjectAtStage(browser, 'awarded', `이른 도착 ${Date.now()}`, { StartDate: dayAfter(2) });
  const crew = await openAs(browser, 'hanbit2', PHONE);
  await crew.goto(`/projects/companyview/${id}?tab=site`);
  await expect(crew.getByText(/시작일 전날부터 등록할 수 있습니다/)).toBeVisible();
  await expect(action(crew, '현장 도착')).toHaveCount(0);
});

test('staff read the sites of a day on a phone, with a call and the filters in the address', async ({ browser }) => {
  const name = `휴대폰 현장 ${Date.now()}`;
  await addSite(browser, name);
  const staff = await openAs(browser, 'pm1', PHONE);
  await staff.goto(`/projects/sites?day=${dayAfter(1)}`);
  const card = staff.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('도착 예정');
  await expect(card.getByRole('link', { name: /최반장 전화/ })).toHaveAttribute('href', 'tel:01055556666');
  await staff.getByRole('checkbox', { name: '내 현장만' }).check();
  await expect(staff).toHaveURL(/own=Y/);
  await expect(card).toBeVisible();
  await staff.getByRole('radio', { name: '종료' }).check({ force: true });
  await expect(staff).toHaveURL(/state=left/);
  await expect(card).toHaveCount(0);
});

test('a contractor has no page of all sites', async ({ browser }) => {
  const page = await openAs(browser, 'hanbit1');
  await page.goto('/projects/sites');
  await expect(page.getByRole('heading', { name: '이 화면을 볼 권한이 없습니다.' })).toBeVisible();
});
