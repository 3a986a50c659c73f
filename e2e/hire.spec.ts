import { expect, type Page, test } from '@playwright/test';
import { agree } from './support/answers.ts';
import { drawPhoto } from './support/draw-photo.ts';
import { fillEmployee, makeLink, setWithCode, signInWith } from './support/people.ts';
import { pressMore } from './support/record-page.ts';
import { field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const STAMP = String(Date.now());
const EMPLOYEE = {
  userId: `hired${STAMP}`,
  name: '서새움',
  department: '플랫폼개발파트',
  menus: ['공지사항', '프로젝트'],
};

const topMenu = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(`content of ${name}`) });

async function registerEmployee(page: Page): Promise<void> {
  await page.goto('/employee/list');
  await press(page, '등록하기');
  await press(page, '등록');
  await expectToasts(page, '아이디를 입력해주세요.');
  await expect(field(page, 'UserId')).toBeFocused();
  await field(page, 'UserId').fill('admin');
  await expect(page.getByText('이미 존재하는 아이디입니다.')).toBeVisible();
  await fillEmployee(page, EMPLOYEE);
  await press(page, '다음');
  await page.getByLabel('사진 파일').setInputFiles(await drawPhoto(page, '증명사진.jpg', '#4c78a8'));
  await expect(page.getByRole('button', { name: '사진 삭제' })).toBeVisible();
  await page.getByLabel('첨부파일 파일').setInputFiles([pdf('이력서.pdf'), pdf('졸업증명서.pdf')]);
  // A file that is already in the list is refused by name.
  await page.getByLabel('첨부파일 파일').setInputFiles([pdf('이력서.pdf')]);
  await expectToasts(page, '다음 파일은 이미 추가되었습니다. 이력서.pdf');
  await expect(page.getByRole('list', { name: '선택한 첨부파일' }).getByRole('listitem')).toHaveCount(2);
  await press(page, '등록');
  await expectToasts(page, '직원이 성공적으로 등록되었습니다.');
  await expect(page).toHaveURL(/\/employee\/list/);
}

/** Checks the record of the employee. Its numbers stay hidden until the user asks for them. */
async function checkRecord(page: Page): Promise<void> {
  await page.goto(`/employee/view/${EMPLOYEE.userId}`);
  await expect(page.getByRole('heading', { level: 1, name: EMPLOYEE.name })).toBeVisible();
  await expect(page.getByText('마이즈 → 기술본부 → 개발팀 → 플랫폼개발파트').first()).toBeVisible();
  await expect(page.getByText('개발 권한')).toBeVisible();
  // The rights are read as a tree of what the employee may do.
  await expect(page.getByRole('list', { name: '직원 모드 권한' })).toContainText('읽기, 등록, 내가 쓴 글 수정');
  await expect(page.getByText('••••6789')).toBeVisible();
  // Facts, not fields, until a section is edited.
  await expect(page.locator('main input:visible')).toHaveCount(0);
  await expect(page.getByText('900101-1234568')).toHaveCount(0);
  await page.getByRole('button', { name: '주민번호 전체 보기' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '4대 보험' }).check();
  await page.getByRole('dialog').getByRole('button', { name: '전체 보기' }).click();
  await expect(page.getByText('900101-1234568')).toBeVisible();
  const photo = page.locator(`img[src^="/uploads/UserPhoto/"]`).last();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const files = page.getByRole('list', { name: '첨부파일' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  const saving = page.waitForEvent('download');
  await files.getByRole('link').first().click();
  expect((await saving).suggestedFilename()).toBe('이력서.pdf');
}

/** Checks that the log names the user who read the numbers (D-107). */
async function checkAccessLog(page: Page): Promise<void> {
  await page.goto('/reference/access-log');
  const row = page
    .getByRole('row')
    .filter({ hasText: EMPLOYEE.name })
    .filter({ hasText: '주민번호·계좌번호 확인' })
    .first();
  await expect(row).toContainText('정민호');
  await expect(row).toContainText('주민등록번호');
}

test('a new employee with photo, attachments and menus signs in and sees only these menus', async ({
  browser,
  page,
}) => {
  const admin = await openAs(browser, 'admin');
  await test.step('personnel registers the employee', () => registerEmployee(admin));
  await test.step('the record is complete, and its numbers are shown on request', () => checkRecord(admin));
  await test.step('the log records the reading', () => checkAccessLog(admin));
  await test.step('the employee signs in and sees the chosen menus', async () => {
    await admin.goto(`/employee/view/${EMPLOYEE.userId}`);
    await press(admin, '비밀번호 링크');
    await setWithCode(page, await makeLink(admin), 'lantern-meadow-1');
    await signInWith(page, EMPLOYEE.userId, 'lantern-meadow-1');
    await expect(topMenu(page).getByRole('link')).toHaveText(EMPLOYEE.menus);
    await page.goto('/employee/list');
    await expect(page.getByText('권한이 없습니다.')).toBeVisible();
    await expect(page.getByText('요청할 사람')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByText('김도현')).toHaveCount(0);
  });
  await test.step('the session ends as soon as the employee has left', async () => {
    await admin.goto(`/employee/view/${EMPLOYEE.userId}`);
    await pressMore(admin, '퇴사 처리');
    await agree(admin, '이 직원을 퇴사 처리하시겠습니까?');
    await expectToasts(admin, '직원 정보가 성공적으로 수정되었습니다.');
    await page.goto('/myinfo/view');
    await expect(page).toHaveURL('/login');
  });
});
