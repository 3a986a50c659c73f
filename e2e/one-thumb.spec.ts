import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { findCoveredTargets } from './support/covered-targets.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { acceptProject, addProjectAtStage, sendMaterials } from './support/project-stages.ts';
import { dayAfter } from './support/registration.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { album, drawPictures, takenCount, unsentStrip } from './support/site-device.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { closeToast } from './support/toasts.ts';

/** Gangwon, in which no other flow accepts a project. */
const GANGWON = 4;

const tap = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).tap();
const openTab = (crew: Page, name: string) =>
  crew.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name }).tap();

/** Every target is large enough for a thumb and can be reached by it, and nothing goes sideways. */
async function expectForThumbs(crew: Page): Promise<void> {
  expect(await findSmallTargets(crew)).toEqual([]);
  expect(await findCoveredTargets(crew)).toEqual([]);
  expect(await crew.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** The button of the next step stands in the lower half of the screen, where a thumb is. */
async function expectInReach(button: Locator): Promise<void> {
  await expect(button).toBeInViewport();
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeGreaterThan(370);
}

/** A site of tomorrow with sent materials, whose crew has opened it on a phone. */
async function openSite(browser: Browser): Promise<Page> {
  const fields = { StartDate: dayAfter(1), AreaId: String(GANGWON) };
  const id = await addProjectAtStage(browser, 'posted', `한 손 현장 ${Date.now()}`, fields);
  await acceptProject(browser, 'gaon2', id);
  await sendMaterials(browser, id);
  const crew = await openAs(browser, 'gaon2', PHONE);
  await crew.goto(`/projects/companyview/${id}`);
  await expect(crew.getByRole('heading', { level: 1 })).toBeVisible();
  return crew;
}

async function arrive(crew: Page): Promise<void> {
  await openTab(crew, '현장');
  const button = crew.getByRole('button', { name: '현장 도착', exact: true });
  await expectInReach(button);
  await expectForThumbs(crew);
  await button.tap();
  const sheet = crew.getByRole('dialog', { name: '현장 도착' });
  await expect(sheet.getByRole('checkbox')).toHaveCount(5);
  await expectForThumbs(crew);
  for (const point of await sheet.getByRole('checkbox').all()) await point.tap();
  await expectInReach(sheet.getByRole('button', { name: '현장 도착', exact: true }));
  await tap(sheet, '현장 도착');
  await expect(sheet).toBeHidden();
  await expect(crew.getByText(/안전 5개 확인/)).toBeVisible();
}

/** Takes a photo of before and one of after from the album. */
async function shoot(crew: Page): Promise<void> {
  await openTab(crew, '사진');
  await expectForThumbs(crew);
  await tap(crew, '사진 찍기');
  const [before, after] = await drawPictures(crew, 2, '한 손');
  for (const [label, picture, count] of [
    ['전', before, 1],
    ['후', after, 2],
  ] as const) {
    await crew.getByRole('radio', { name: label, exact: true }).tap();
    await expectForThumbs(crew);
    await album(crew).setInputFiles(picture ?? []);
    await expect(takenCount(crew, count)).toBeVisible();
  }
  await crew.getByRole('link', { name: '닫기' }).tap();
  await expect(crew.getByRole('button', { name: /^후 / })).toBeVisible();
  await expect(unsentStrip(crew)).toHaveCount(0);
}

async function writeLog(crew: Page): Promise<void> {
  await openTab(crew, '현장');
  await crew.getByRole('link', { name: '작업일보 쓰기' }).tap();
  const send = crew.getByRole('button', { name: '작업일보 등록' });
  await expectInReach(send);
  await crew.getByRole('textbox', { name: /작업 내용/ }).fill('감지기 8대 교체');
  await crew
    .getByRole('button', { name: /사용 수량 하나 늘리기/ })
    .first()
    .tap();
  await crew.getByRole('radio', { name: '날씨' }).tap();
  await crew.getByRole('textbox', { name: /지연 내용/ }).fill('눈으로 한 시간 쉼');
  await expectForThumbs(crew);
  await send.tap();
  await expect(crew).toHaveURL(/tab=site/);
  await expect(crew.getByRole('link', { name: '작업일보 보기' })).toBeVisible();
}

async function receiveShort(crew: Page): Promise<void> {
  await openTab(crew, '정보');
  const open = crew.getByRole('button', { name: '자재수령' });
  await expectInReach(open);
  await open.tap();
  const sheet = crew.getByRole('dialog', { name: '자재수령' });
  await sheet.getByRole('radio', { name: '부족' }).tap();
  const send = sheet.getByRole('button', { name: '확인 요청 보내기' });
  await expectInReach(send);
  await send.tap();
  await closeToast(crew, '사진을 한 장 이상 골라주세요.');
  await expect(sheet.getByText('사진을 한 장 이상 골라주세요.')).toBeVisible();
  const picture = await drawPhoto(crew, '빈 상자.jpg', '#a05a2c');
  await sheet.getByLabel('사진 찍기', { exact: true }).last().setInputFiles(picture);
  await expect(sheet.getByRole('checkbox', { name: /자재 사진/ })).toBeChecked();
  await expectForThumbs(crew);
  await send.tap();
  await expect(crew.getByText('확인 대기')).toBeVisible();
}

/** Draws two strokes of a signature with a finger. */
async function sign(crew: Page, sheet: Locator): Promise<void> {
  const pad = sheet.getByRole('img', { name: '서명란' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  const finger = await crew.context().newCDPSession(crew);
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + 30 + box.height * 0.3 * share });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [from, to] of [
    [0.15, 0.45],
    [0.5, 0.85],
  ] as const) {
    await touch('touchStart', [at(from)]);
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', [at(from + ((to - from) * step) / 8)]);
    await touch('touchEnd', []);
  }
  // The browser takes the first tap after a swipe for the end of that swipe.
  await pad.tap();
}

async function signReport(crew: Page): Promise<void> {
  await openTab(crew, '확인서');
  await crew.getByLabel('작업 내용').fill('감지기 8대를 교체했습니다.');
  await tap(crew, '전후 사진 묶기');
  const pairs = crew.getByRole('dialog', { name: '전후 사진 묶기' });
  await expect(pairs).toBeVisible();
  await expectForThumbs(crew);
  await pairs.getByRole('group', { name: '전' }).getByRole('button').tap();
  await pairs.getByRole('group', { name: '후' }).getByRole('button', { name: '후' }).tap();
  await expectForThumbs(crew);
  await tap(pairs, '선택');
  await expect(pairs).toBeHidden();
  await expect(crew.getByText('2 / 30장')).toBeVisible();
  await expectForThumbs(crew);
  await expectInReach(crew.getByRole('button', { name: '고객 서명 받기' }));
  await tap(crew, '고객 서명 받기');
  // The log names a piece that the receipt says is missing: the crew had one of its own.
  const question = crew.getByRole('dialog', { name: '사용 자재 확인' });
  await tap(question, '맞습니다');
  await expect(question).toBeHidden();

  await expectForThumbs(crew);
  await tap(crew, '서명하기');
  const customer = crew.getByRole('dialog', { name: '고객 서명' });
  await customer.getByRole('checkbox', { name: '읽었고 동의합니다.' }).tap();
  await customer.getByLabel('이름').fill('문재호');
  await customer.getByLabel('직책').fill('과장');
  await sign(crew, customer);
  await expectForThumbs(crew);
  await expectInReach(customer.getByRole('button', { name: '완료', exact: true }));
  await tap(customer, '완료');
  await tap(crew, '돌려받았습니다');
  const contractor = crew.getByRole('dialog', { name: '시공 업체 서명' });
  await contractor.getByLabel('직책').fill('현장소장');
  await sign(crew, contractor);
  await expectForThumbs(crew);
  await tap(contractor, '서명 완료');
  await expect(contractor).toBeHidden();
  await expect(crew.getByRole('img', { name: '문재호 서명' })).toBeVisible();
  await expectForThumbs(crew);
}

test('with one thumb on a phone of 360 px a crew arrives, shoots, logs, reports a shortage and has two people sign', async ({
  browser,
}) => {
  const crew = await openSite(browser);
  await arrive(crew);
  await shoot(crew);
  await writeLog(crew);
  await receiveShort(crew);
  await signReport(crew);
});
