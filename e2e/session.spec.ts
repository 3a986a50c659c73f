import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { acceptButton, fillSheet, openSheet, stayDeaf } from './support/accepting.ts';
import { agree } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { dayAfter, fillRegistration, postOverWire } from './support/registration.ts';
import { openAlone, openAs, PASSWORD, pressSignOut, signInByHand } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const newComment = (page: Page) => page.getByLabel('댓글을 입력해주세요.');
const changed = (page: Page) => page.getByRole('dialog', { name: '사용자 변경' });
const again = (page: Page) => page.getByRole('dialog', { name: '다시 로그인' });

/** The session ends as a timeout would end it: without a word to the page. */
const loseSession = (page: Page): Promise<void> => page.context().clearCookies();

/** Comments of a project as the server has them. */
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

test('a tab never acts as somebody else: all tabs say at once who signed in, and nothing is stored for him (D-128)', async ({
  browser,
}) => {
  const other = await openAs(browser, 'sales1');
  const id = await postOverWire(other, `다른 사람 시험 ${Date.now()}`, false);
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  const first = await newPage(context);
  await signInByHand(first, 'pm1');
  await first.goto(`/projects/view/${id}`);
  await newComment(first).fill('김도현의 댓글');
  const second = await newPage(context);
  await second.goto('/projects/mizelist');
  await second.getByRole('table').waitFor();

  // In a third tab somebody signs out and in as another; he does not know of the other two.
  const third = await newPage(context);
  await third.goto('/mizenotices/list');
  await pressSignOut(third);
  await agree(third, '로그아웃 하시겠습니까?');
  await expect(third).toHaveURL('/login');
  await expect(again(first)).toBeVisible();
  await expect(second).toHaveURL('/login');
  await signInByHand(third, 'pm2');
  await expect(changed(first)).toContainText('님이 로그인했습니다.');
  // The tab that stood at the login page comes in as the new user.
  await expect(second).not.toHaveURL('/login');

  // He tries all the same: nothing is stored, and he is told again.
  await changed(first).getByRole('button', { name: '닫기' }).first().click();
  await newComment(first).press('Control+Enter');
  await expect(changed(first)).toBeVisible();
  expect(await storedComments(other, id)).toEqual([]);
  await changed(first).getByRole('button', { name: '새로고침' }).click();
  await expect(newComment(first)).toHaveValue('');
  await expect(changed(first)).toBeHidden();
  expect(await first.evaluate(() => localStorage.getItem('userid'))).toBe('pm2');
  await context.close();
});

test('a session that another program changed is noticed by the next call, a reading included (D-128)', async ({
  browser,
}) => {
  const page = await openAlone(browser, 'pm1');
  // Without its stream the page learns nothing by itself.
  await stayDeaf(page);
  await page.goto('/projects/list');
  await page.getByRole('table').waitFor();
  // What is still on its way would be answered that its session has ended.
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/Auth/login', { data: { UserId: 'hanbit1', Password: PASSWORD } });
  await page.getByRole('radio', { name: '수주전' }).first().click();
  await expect(changed(page)).toContainText('김도현님의 화면');
  await changed(page).getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userid'))).toBe('hanbit1');
});

test('the wanted address is not lost at sign-in, with its query (D-01)', async ({ browser }) => {
  const sales = await openAs(browser, 'sales1');
  const id = await postOverWire(sales, `주소 시험 ${Date.now()}`, false);
  const context = await browser.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  const page = await newPage(context);
  await page.goto(`/projects/view/${id}?commentId=7`);
  await expect(page).toHaveURL('/login');
  await page.getByLabel('아이디').fill('pm1');
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByLabel('비밀번호').press('Enter');
  await expect(page).toHaveURL(`/projects/view/${id}?commentId=7`);

  // A session that ends leads back too; a sign-out does not.
  await loseSession(page);
  await page.goto('/projects/mizelist?page=2');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('아이디').fill('pm1');
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByLabel('비밀번호').press('Enter');
  await expect(page).toHaveURL(/\/projects\/mizelist/);
  await pressSignOut(page);
  await agree(page, '로그아웃 하시겠습니까?');
  await expect(page).toHaveURL('/login');
  await signInByHand(page, 'saebyeok1');
  await expect(page).toHaveURL(/\/notices\/list/);
  await context.close();
});

test('work goes on after a session that ended meanwhile: one sign-in over the page, one project (D-13)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'sales1');
  await page.goto('/projects/add');
  const name = `이어서 등록 ${Date.now()}`;
  await fillRegistration(page, { name, dates: [dayAfter(3)] });
  await loseSession(page);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await expect(again(page)).toBeVisible();
  await expect(again(page).getByLabel('아이디')).toHaveAttribute('readonly', '');
  await again(page).getByLabel('비밀번호').fill('wrong');
  await again(page).getByRole('button', { name: '로그인', exact: true }).click();
  // Refused: the password is asked for once more.
  await expect(again(page).getByLabel('비밀번호')).toBeFocused();
  await again(page).getByLabel('비밀번호').fill(PASSWORD);
  await again(page).getByLabel('비밀번호').press('Enter');
  await expect(page).toHaveURL(/\/projects\/(list|view)/);
  const data = { SearchType: 'projectName', SearchKey: name };
  const found = await page.request.post('/api/Construction/all-construction-mize-list', { data });
  expect((await found.json()).meta.totalCount).toBe(1);
});

test('logout asks once, before it ends the session, also for an unsent comment; the device stays as it is (A-13)', async ({
  browser,
}) => {
  const page = await openAlone(browser, 'pm2');
  await page.evaluate(() => localStorage.setItem('portal-colors', 'dark'));
  const sales = await openAs(browser, 'sales1');
  const id = await postOverWire(sales, `로그아웃 시험 ${Date.now()}`, false);
  await page.goto(`/projects/view/${id}`);
  await newComment(page).fill('아직 보내지 않은 댓글');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
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
  expect(asked).toEqual([]);
  const kept = () => page.evaluate(() => [localStorage.getItem('userid'), localStorage.getItem('portal-colors')]);
  expect(await kept()).toEqual([null, 'dark']);
});

test('over plain http under a host name everything works that a trial in the office tries', async () => {
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
  await expectToasts(page, '프로젝트가 성공적으로 게시되었습니다.');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await pressSignOut(page);
  await agree(page, '로그아웃 하시겠습니까?');
  await expect(page).toHaveURL('/login');

  await signInByHand(page, 'saebyeok1');
  await page.goto(`/projects/companyview/${id}`);
  await openSheet(page);
  await fillSheet(page);
  await acceptButton(page).click();
  await page.getByRole('button', { name: '주소 복사' }).click();
  await expectToasts(page, '프로젝트 수주가 완료되었습니다.', '주소가 복사되었습니다.');
  expect(errors).toEqual([]);
  await browser.close();
});
