import { expect, type Page, test } from '@playwright/test';
import { runBatchAction } from './support/batch-action.ts';
import { fillManager, makeLink, setWithCode, signInWith, typeMobile } from './support/people.ts';
import { press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const last = String(Date.now()).slice(-4);
const middle = String(Date.now()).slice(-8, -4);
const USER_ID = `010${middle}${last}`;
const PASSWORD = 'first-password';
const OWN_PASSWORD = 'lantern-meadow-1';

const ownRow = (page: Page) => page.getByRole('row').filter({ hasText: `010-${middle}-${last}` });

test('a manager can sign in with the link that staff made, and deletion ends their session at once (MGR-23 to MGR-47, D-100, D-101)', async ({
  browser,
  page,
}) => {
  const staff = await openAs(browser, 'sales1');
  await test.step('staff register the manager after a number that is taken', async () => {
    await staff.goto('/managers/list');
    await press(staff, '등록하기');
    await press(staff, '등록');
    await expectToasts(staff, '업체명를 선택해주세요.');
    const taken = await staff.request.post('/api/Manager/manager-info', { data: { UserId: 'hanbit1' } });
    const [head, ...parts] = (await taken.json()).data[0].userPhone.split('-');
    expect(head).toBe('010');
    await typeMobile(staff, parts[0] ?? '', parts[1] ?? '');
    await expect(staff.getByText('이미 등록된 번호입니다.', { exact: true })).toBeVisible();
    await fillManager(staff, { company: '한빛설비', name: '오새봄', middle, last });
    await press(staff, '등록');
    await expectToasts(staff, '담당자 정보가 성공적으로 등록되었습니다.');
  });
  await test.step('the manager cannot sign in without a password', async () => {
    const refused = await page.request.post('/api/Auth/login', { data: { UserId: USER_ID, Password: PASSWORD } });
    expect(refused.status()).toBe(401);
  });
  let code = '';
  await test.step('staff make a link, whose code is shown once', async () => {
    await staff.goto(`/managers/view/${USER_ID}`);
    await expect(staff.getByText('아직 비밀번호가 없어 로그인할 수 없습니다.')).toBeVisible();
    await press(staff, '비밀번호 링크');
    code = await makeLink(staff);
    await expect(staff.getByText('링크 발급')).toBeVisible();
    await expect(staff.getByText(code)).toHaveCount(0);
  });
  await test.step('the manager signs in and sees the contacts of their own company', async () => {
    await recordToasts(page);
    await setWithCode(page, code, OWN_PASSWORD);
    await signInWith(page, USER_ID, OWN_PASSWORD);
    await page.goto('/managers/list');
    await expect(ownRow(page)).toContainText('오새봄');
    await expect(page.getByText('이종훈')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '등록하기' })).toHaveCount(0);
  });
  await test.step('the next step of a deleted manager is refused', async () => {
    // Their open page would notice the end of the session by itself, before or after that step.
    await page.goto('about:blank');
    await staff.goto('/managers/list');
    await ownRow(staff).getByRole('checkbox').check();
    await runBatchAction(staff, '삭제', '1명', '선택된 담당자 항목을 삭제하시겠습니까?');
    await expectToasts(staff, '담당자가 삭제되었습니다.');
    await page.goto('/projects/companylist');
    await expect(page).toHaveURL('/login');
    await expectToasts(page, '로그인이 필요합니다.');
    await page.getByLabel('아이디').fill(USER_ID);
    await page.getByLabel('비밀번호', { exact: true }).fill(OWN_PASSWORD);
    await page.getByLabel('비밀번호', { exact: true }).press('Enter');
    await expectToasts(page, '사용할 수 없는 계정입니다. 관리자에게 문의해주세요.');
  });
});
