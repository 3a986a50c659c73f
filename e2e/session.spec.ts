import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { acceptButton, blockEventStream, fillAcceptSheet, openAcceptSheet } from './support/accepting.ts';
import { agree } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { addOutsourcedProject, dayAfter, fillRegistration } from './support/registration.ts';
import { openAs, openWithOwnSession, PASSWORD, pressSignOut, signInByHand } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const newComment = (page: Page) => page.getByLabel('댓글을 입력해주세요.');
const userChanged = (page: Page) => page.getByRole('dialog', { name: '사용자 변경' });
const signInAgain = (page: Page) => page.getByRole('dialog', { name: '다시 로그인' });

/** Ends the session like a timeout, without notice to the page. */
const loseSession = (page: Page): Promise<void> => page.context().clearCookies();

/** Reads the comments of a project from the server. */
async function storedComments(page: Page, id: number): Promise<string[]> {
  const reply = await page.request.post('/api/Comment/comment-all-list', { data: { Id: id, BoardType: 'project' } });
  const { data } = await reply.json();
  return data.map((comment: { commentContent: string }) => comment.commentContent);
}

const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await recordToasts(page);
  return page;
};

test('a tab never acts as another user: all tabs name a new user at once and store nothing for them (D-128)', async ({
  browser,
}) => {
  const other = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(other, `다른 사람 시험 ${Date.now()}`, false);
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  const first = await newPage(context);
  await signInByHand(first, 'pm1');
  await first.goto(`/projects/view/${id}`);
  await newComment(first).fill('김도현의 댓글');
  const second = await newPage(context);
  await second.goto('/projects/mizelist');
  await second.getByRole('table').waitFor();

  // In a third tab the user signs out, and another user signs in.
  const third = await newPage(context);
  await third.goto('/mizenotices/list');
  await pressSignOut(third);
  await agree(third, '로그아웃 하시겠습니까?');
  await expect(third).toHaveURL('/login');
  await expect(signInAgain(first)).toBeVisible();
  await expect(second).toHaveURL('/login');
  await signInByHand(third, 'pm2');
  await expect(userChanged(first)).toContainText('님이 로그인했습니다.');
  // The tab on the login page opens the portal as the new user.
  await expect(second).not.toHaveURL('/login');

  // A comment from the old tab is not stored, and the dialog appears again.
  await userChanged(first).getByRole('button', { name: '닫기' }).first().click();
  await newComment(first).press('Control+Enter');
  await expect(userChanged(first)).toBeVisible();
  expect(await storedComments(other, id)).toEqual([]);
  await userChanged(first).getByRole('button', { name: '새로고침' }).click();
  await expect(newComment(first)).toHaveValue('');
  await expect(userChanged(first)).toBeHidden();
  expect(await first.evaluate(() => localStorage.getItem('userid'))).toBe('pm2');
  await context.close();
});

test('the next call, even a reading one, notices that another program changed the session (D-128)', async ({
  browser,
}) => {
  const page = await openWithOwnSession(browser, 'pm1');
  // Without its event stream the page learns of the change only from a call.
  await blockEventStream(page);
  await page.goto('/projects/list');
  await page.getByRole('table').waitFor();
  // An open request would get the answer that its session has ended.
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/Auth/login', { data: { UserId: 'hanbit1', Password: PASSWORD } });
  await page.getByRole('radio', { name: '수주전' }).first().click();
  await expect(userChanged(page)).toContainText('김도현님의 화면');
  await userChanged(page).getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userid'))).toBe('hanbit1');
});

test('the sign-in leads to the requested address with its query (D-01)', async ({ browser }) => {
  const sales = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(sales, `주소 시험 ${Date.now()}`, false);
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  const page = await newPage(context);
  await page.goto(`/projects/view/${id}?commentId=7`);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('아이디').fill('pm1');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page).toHaveURL(`/projects/view/${id}?commentId=7`);

  // After the end of a session the sign-in leads back too. After a sign-out it does not.
  await loseSession(page);
  await page.goto('/projects/mizelist?page=2');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('아이디').fill('pm1');
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/projects\/mizelist/);
  await pressSignOut(page);
  await agree(page, '로그아웃 하시겠습니까?');
  await expect(page).toHaveURL('/login');
  await signInByHand(page, 'saebyeok1');
  await expect(page).toHaveURL(/\/notices\/list/);
  await context.close();
});

test('after the end of a session, one sign-in over the page continues the work and adds one project (D-13)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/add');
  const name = `이어서 등록 ${Date.now()}`;
  await fillRegistration(page, { name, dates: [dayAfter(3)] });
  await loseSession(page);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(signInAgain(page)).toBeVisible();
  await expect(signInAgain(page).getByLabel('아이디')).toHaveAttribute('readonly', '');
  await signInAgain(page).getByLabel('비밀번호', { exact: true }).fill('wrong');
  await signInAgain(page).getByRole('button', { name: '로그인', exact: true }).click();
  // The wrong password is refused, and the dialog asks for it again.
  await expect(signInAgain(page).getByLabel('비밀번호', { exact: true })).toBeFocused();
  await signInAgain(page).getByLabel('비밀번호', { exact: true }).fill(PASSWORD);
  await signInAgain(page).getByLabel('비밀번호', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/projects\/(list|view)/);
  const data = { SearchType: 'projectName', SearchKey: name };
  const found = await page.request.post('/api/Construction/all-construction-mize-list', { data });
  expect((await found.json()).meta.totalCount).toBe(1);
});

test('logout asks once before it ends the session, also for an unsent comment, and keeps the device settings (A-13)', async ({
  browser,
}) => {
  const page = await openWithOwnSession(browser, 'pm2');
  await page.evaluate(() => localStorage.setItem('portal-colors', 'dark'));
  const sales = await openAs(browser, 'sales1');
  const id = await addOutsourcedProject(sales, `로그아웃 시험 ${Date.now()}`, false);
  await page.goto(`/projects/view/${id}`);
  await newComment(page).fill('아직 보내지 않은 댓글');
  const browserDialogs: string[] = [];
  page.on('dialog', (dialog) => {
    browserDialogs.push(dialog.type());
    void dialog.accept();
  });
  await pressSignOut(page);
  const question = page.getByRole('dialog', { name: '로그아웃' });
  await expect(question.getByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(newComment(page)).toHaveValue('아직 보내지 않은 댓글');
  expect((await page.request.post('/api/User/user-my-info')).status()).toBe(200);

  await pressSignOut(page);
  await agree(page, '저장하지 않은 내용이 있습니다. 나가시겠습니까?');
  await expect(page).toHaveURL('/login');
  expect((await page.request.post('/api/User/user-my-info')).status()).toBe(401);
  expect(browserDialogs).toEqual([]);
  const deviceState = () =>
    page.evaluate(() => [localStorage.getItem('userid'), localStorage.getItem('portal-colors')]);
  expect(await deviceState()).toEqual([null, 'dark']);
});

test('over plain http under a host name the main flows of a trial work', async () => {
  test.slow();
  const { port } = new URL(process.env['PORTAL_URL'] ?? '');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--host-resolver-rules=MAP portal.office.example 127.0.0.1', '--no-sandbox'],
  });
  const context = await browser.newContext({ baseURL: `http://portal.office.example:${port}`, locale: 'ko-KR' });
  const page = await newPage(context);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signInByHand(page, 'sales1');
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);

  await page.goto('/projects/add');
  const name = `사내망 시험 ${Date.now()}`;
  await fillRegistration(page, { name, dates: [dayAfter(3)] });
  await page.getByLabel('사진 파일').setInputFiles(await drawPhoto(page, '현장.jpg', '#7aa7d9'));
  await expect(page.getByRole('list', { name: '선택한 사진' }).getByRole('img')).toHaveCount(1);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/(list|view)/);
  await page.goto(`/projects/list?key=${encodeURIComponent(name)}`);
  await page.getByRole('table').getByRole('link', { name }).first().click();
  await newComment(page).fill('사내망에서 남긴 댓글');
  await newComment(page).press('Control+Enter');
  await expect(page.locator('[id^="comment-"]').filter({ hasText: '사내망에서 남긴 댓글' })).toBeVisible();
  await page.getByRole('button', { name: '게시', exact: true }).click();
  await agree(page, '프로젝트를 게시하시겠습니까?');
  await expectToasts(page, '댓글이 등록되었습니다.', '프로젝트가 성공적으로 게시되었습니다.');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await pressSignOut(page);
  await agree(page, '로그아웃 하시겠습니까?');
  await expect(page).toHaveURL('/login');

  await signInByHand(page, 'saebyeok1');
  await page.goto(`/projects/companyview/${id}`);
  await openAcceptSheet(page);
  await fillAcceptSheet(page);
  await acceptButton(page).click();
  await page.getByRole('button', { name: '주소 복사' }).click();
  await expectToasts(page, '프로젝트 수주가 완료되었습니다.', '주소가 복사되었습니다.');
  expect(errors).toEqual([]);
  await browser.close();
});
