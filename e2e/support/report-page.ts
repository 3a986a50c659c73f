import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { drawPhoto } from './draw-photo.ts';
import { acceptProject, addProjectAtStage } from './project-stages.ts';
import { dayAfter } from './registration.ts';
import { openAs, PHONE } from './sign-in.ts';

/** The contractor of the reports, and its region. No other flow writes there. */
const CREW = 'daewon1';
const DAEJEON = 5;

/** Presses a button with a finger. */
export const press = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true }).tap();

/** Waits for a toast and closes it, since it covers what is pressed next. */
export async function closeToast(crew: Page, text: string): Promise<void> {
  const toast = crew.getByRole('alert').filter({ hasText: text });
  await toast.getByRole('button').tap();
  await expect(toast).toHaveCount(0);
}

/** Sends a photo of the site as the crew's device does. */
async function sendPhoto(crew: Page, AwardId: number, label: string, caption: string): Promise<void> {
  const file = await drawPhoto(crew, `${caption}.jpg`, '#86b6e0');
  const reply = await crew.request.post('/api/Site/photo-add', {
    multipart: { AwardId, EntryId: randomUUID(), Label: label, Caption: caption, photo: file },
    headers: { origin: new URL(crew.url()).origin },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** A site whose crew has opened it on a phone. */
export async function openSite(browser: Browser, name: string): Promise<{ id: number; crew: Page }> {
  const id = await addProjectAtStage(browser, 'posted', name, { AreaId: String(DAEJEON), StartDate: dayAfter(0) });
  await acceptProject(browser, CREW, id);
  const crew = await openAs(browser, CREW, PHONE);
  await crew.goto(`/projects/companyview/${id}`);
  return { id, crew };
}

/** The tab 확인서 of the site that is open. */
export const reportTab = (crew: Page): Locator =>
  crew.getByRole('navigation', { name: '프로젝트 구역' }).getByRole('link', { name: '확인서' });

/** A site with photos of before and after, whose crew has opened the tab 확인서 on a phone. */
export async function openReport(browser: Browser, name: string): Promise<{ id: number; crew: Page }> {
  const { id, crew } = await openSite(browser, name);
  const listed = await crew.request.post('/api/Site/report-list', { data: { Id: id } });
  const { awardId } = (await listed.json()).meta;
  await sendPhoto(crew, awardId, 'B', '지하 2층 A구역');
  await sendPhoto(crew, awardId, 'A', '지하 2층 A구역');
  await reportTab(crew).tap();
  return { id, crew };
}

/** Waits until a sheet stands. A finger that meets it on its way up presses what stands there by then. */
export const waitForSheet = (sheet: Locator) =>
  sheet.evaluate((node) => Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished)));

/** Writes and saves a draft with both photos, and asks for the signatures. */
export async function writeDraft(crew: Page, summary: string): Promise<void> {
  await crew.getByLabel('작업 내용').fill(summary);
  await press(crew, '전후 사진 묶기');
  const choice = crew.getByRole('dialog', { name: '전후 사진 묶기' });
  await waitForSheet(choice);
  for (const side of ['전', '후']) {
    const photo = choice.getByRole('group', { name: side }).getByRole('button');
    await photo.tap();
    await expect(photo).toHaveAttribute('aria-pressed', 'true');
  }
  await press(choice, '선택');
  await expect(crew.getByText('2 / 30장')).toBeVisible();
}

/** Draws two lines with a finger or the mouse. */
async function draw(crew: Page, scope: Locator): Promise<void> {
  const pad = scope.getByRole('img', { name: '서명란' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  for (const [from, to] of [
    [0.2, 0.5],
    [0.5, 0.8],
  ] as const) {
    await crew.mouse.move(box.x + box.width * from, box.y + 40);
    await crew.mouse.down();
    await crew.mouse.move(box.x + box.width * to, box.y + 120, { steps: 8 });
    await crew.mouse.up();
  }
}

/** The contractor signs after the customer. */
export async function signAsContractor(crew: Page, button: string): Promise<void> {
  const sheet = crew.getByRole('dialog', { name: '시공 업체 서명' });
  await sheet.getByLabel('직책').fill('팀장');
  await draw(crew, sheet);
  await press(sheet, button);
  await expect(sheet).toBeHidden();
}

/** The customer agrees, with name and role. */
export async function agree(sheet: Locator): Promise<void> {
  await sheet.getByRole('checkbox', { name: '읽었고 동의합니다.' }).check();
  await sheet.getByLabel('이름').fill('문재호');
  await sheet.getByLabel('직책').fill('과장');
}

/** The page that the customer holds: first the paper, then their signature. */
export const handedPhone = (crew: Page): Locator =>
  crew.getByRole('dialog', { name: /작업완료확인서|고객 서명|휴대폰 돌려주기/ });

/** The crew asks for the signature and hands the phone over; the customer reads the paper. */
export async function handOver(crew: Page): Promise<Locator> {
  await press(crew, '고객 서명 받기');
  await expect(handedPhone(crew).getByRole('article')).toBeVisible();
  await press(handedPhone(crew), '서명하기');
  return crew.getByRole('dialog', { name: '고객 서명' });
}

/** The customer hands the phone back. */
export async function giveBack(crew: Page): Promise<void> {
  await expect(handedPhone(crew).getByText('기사님께 휴대폰을 돌려주세요')).toBeVisible();
  await press(handedPhone(crew), '돌려받았습니다');
}

/** The customer reads, agrees and signs; then the contractor. */
export async function signBoth(crew: Page): Promise<void> {
  const page = await handOver(crew);
  await expect(page.getByText(/정산완료 후 3년 동안 보관한 뒤 지웁니다/)).toBeVisible();
  await press(page, '완료');
  await closeToast(crew, '안내를 읽고 동의해주세요.');
  await agree(page);
  await draw(crew, page);
  await press(page, '완료');
  await giveBack(crew);
  await signAsContractor(crew, '서명 완료');
}

/** There is no customer who signs: the crew goes on with the reason. */
export async function withoutCustomer(crew: Page): Promise<Locator> {
  await press(crew, '고객 서명 받기');
  await press(handedPhone(crew), '고객이 없거나 서명할 수 없습니다');
  await giveBack(crew);
  return crew.getByRole('dialog', { name: '서명 불가' });
}
