import { expect, type Page, test } from '@playwright/test';
import { agree, questionOf } from './support/answers.ts';
import { addInternalProject, openInternalProject } from './support/internal-projects.ts';
import { editSection, pressMore, saveButton } from './support/record-page.ts';
import { addOutsourcedProject, field } from './support/registration.ts';
import { openAs, pressSignOut, signInByHand } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const UNSAVED = '저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.';
const LEAVE = '저장하지 않은 내용이 있습니다. 나가시겠습니까?';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => questionOf(page, LEAVE);

test('the save button appears with the first change and counts the changes (A-06)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(page, `저장 버튼 ${Date.now()}`);
  await page.goto(`/projects/view/${id}`);
  await editSection(page, '프로젝트정보');
  await expect(saveButton(page)).toHaveCount(0);
  await field(page, 'EtcMemo').fill('출입증');
  await editSection(page, '고객 및 현장 정보');
  await field(page, 'Addr2').fill('4층');
  await expect(saveButton(page)).toHaveText('변경 2건 · 저장');
  await field(page, 'EtcMemo').fill('');
  await field(page, 'Addr2').fill('지하 2층');
  await expect(saveButton(page)).toHaveCount(0);
  await expectToasts(page);
});

test('every step of a project is refused while the form has unsaved changes (T6, T7, I3, I4)', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(page, `저장 전 취소 ${Date.now()}`);
  await page.goto(`/projects/view/${id}`);
  await editSection(page, '프로젝트정보');
  await field(page, 'EtcMemo').fill('출입증');
  for (const step of ['수주철회', '프로젝트취소']) {
    await pressMore(page, step);
    await expectToasts(page, UNSAVED);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const internal = await openAs(browser, 'sales1');
  await openInternalProject(internal, await addInternalProject(internal, { name: `저장 전 내부 ${Date.now()}` }));
  await editSection(internal, '프로젝트정보');
  await field(internal, 'EtcMemo').fill('출입증');
  for (const press of [() => pressMore(internal, '프로젝트취소'), () => button(internal, '프로젝트완료').click()]) {
    await press();
    await expectToasts(internal, UNSAVED);
    await expect(internal.getByRole('dialog')).toHaveCount(0);
  }
});

test('leaving or logging out with an unsent comment asks once (A-13)', async ({ page }) => {
  await recordToasts(page);
  await signInByHand(page, 'sales1');
  const id = await addOutsourcedProject(page, `보내지 않은 댓글 ${Date.now()}`, false);
  await page.goto(`/projects/view/${id}`);
  await page.getByLabel('댓글을 입력해주세요.').fill('아직 보내지 않은 글');
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(question(page).getByText(LEAVE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('댓글을 입력해주세요.')).toHaveValue('아직 보내지 않은 글');

  await pressSignOut(page);
  await expect(question(page).getByText(LEAVE)).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await page.request.post('/api/User/user-my-info', { data: {} })).status()).toBe(200);
  await pressSignOut(page);
  await agree(page, LEAVE);
  await expect(page).toHaveURL(/\/login/);
  expect((await page.request.post('/api/User/user-my-info', { data: {} })).status()).toBe(401);
});

test('a copied project survives a reload of the page (D-84)', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  const name = `새로고침 복사 ${Date.now()}`;
  await openInternalProject(page, await addInternalProject(page, { name }));
  await pressMore(page, '프로젝트복사');
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await expect(page).toHaveURL(/\/projects\/mizeadd$/);
  await page.reload();
  await expect(field(page, 'ProjectName')).toHaveValue(name);
  await expect(page).toHaveURL(/\/projects\/mizeadd$/);
});

test('a survey without materials shows no message about materials', async ({ browser }) => {
  const page = await openAs(browser, 'sales1');
  const id = await addInternalProject(page, { name: `빈손 답사 ${Date.now()}`, noMaterials: false });
  await openInternalProject(page, id);
  await expect(page.getByRole('region', { name: '프로젝트정보' })).toContainText('답사내용');
  await expect(page.getByRole('term').filter({ hasText: '자재' })).toHaveCount(0);
});
