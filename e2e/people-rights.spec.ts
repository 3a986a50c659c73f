import { expect, type Page, test } from '@playwright/test';
import { agree, decline } from './support/answers.ts';
import { runBatchAction } from './support/batch-action.ts';
import { changePassword, makeLink, setWithCode, treeNode, typeSignIn } from './support/people.ts';
import { pressMore } from './support/record-page.ts';
import { field, press } from './support/registration.ts';
import { openAs, userMenu } from './support/sign-in.ts';
import { expectToasts, recordToasts } from './support/toasts.ts';

const STAMP = String(Date.now());
const GIVEN = 'welcome-2026';
const OWN = 'lantern-meadow-1';

type Node = { deptId: number; deptName: string; children: Node[] };
const flatten = (nodes: readonly Node[]): Node[] => nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** Returns the id of a department through the API, found by its name. */
async function departmentOf(page: Page, name: string): Promise<number> {
  const tree = await (await page.request.post('/api/Department/depart-list', { data: {} })).json();
  return flatten(tree.data).find(({ deptName }) => deptName === name)?.deptId ?? 0;
}

/** Registers an employee through the API, for this test only. */
async function addEmployee(page: Page, userId: string, DeptId: number): Promise<void> {
  const User = JSON.stringify({
    ...{ UserID: userId, UserPw: GIVEN, UserName: '한새봄', UserGender: 'F', UserBirth: '1990-01-01' },
    ...{ UserSocialNum: '900101-1234568', UserCompanyEmail: userId, UserPhone: '010-0777-4321', ModeAuthority: 'M' },
    ...{ MenuAuthList: [{ MenuId: 2, Type: 'T' }], UserNo: `R-${STAMP}`, DeptId, Position: '대리', UserStatus: 'A' },
    ...{ BankId: 1, BankNum: '000-123-456789' },
  });
  const reply = await page.request.post('/api/User/user-add', { multipart: { User } });
  expect(reply.status(), await reply.text()).toBe(200);
}

test('a password that another user set opens only the page that changes it (D-197)', async ({ browser, page }) => {
  const admin = await openAs(browser, 'admin');
  const userId = `given${STAMP}`;
  await addEmployee(admin, userId, await departmentOf(admin, '개발팀'));
  await recordToasts(page);
  await test.step('the first sign-in and every other address lead to the page', async () => {
    await typeSignIn(page, userId, GIVEN);
    await expect(page.getByRole('heading', { name: '비밀번호 변경' })).toBeVisible();
    await expect(page.getByText('다른 사람이 설정한 비밀번호입니다.')).toBeVisible();
    await page.goto('/projects/list');
    await expect(page).toHaveURL('/password');
  });
  await test.step('the same password is refused, and a new one opens the portal', async () => {
    await changePassword(page, GIVEN, GIVEN);
    await expect(page.locator('#Password-error')).toHaveText('현재 비밀번호와 다른 비밀번호를 입력해주세요.');
    await changePassword(page, 'not-the-given-1', OWN);
    await expect(page.locator('#CurrentPassword-error')).toHaveText('현재 비밀번호가 일치하지 않습니다.');
    await changePassword(page, GIVEN, OWN);
    await expect(page).toHaveURL(/\/projects\/list/);
    await expect(userMenu(page)).toHaveText(/한새봄/);
  });
  await test.step('a link ends the session and the password, and its owner sets the next one', async () => {
    await admin.goto(`/employee/view/${userId}`);
    await pressMore(admin, '비밀번호 링크');
    const code = await makeLink(admin, '본인 요청');
    await page.goto('/myinfo/view');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('담당 직원에게 문의해주세요.')).toBeVisible();
    await setWithCode(page, code, 'candle-forest-2');
    await typeSignIn(page, userId, 'candle-forest-2');
    await expect(userMenu(page)).toHaveText(/한새봄/);
  });
  await test.step('the security log names the user who made the link', async () => {
    await admin.goto('/reference/security-log');
    const row = admin.getByRole('row').filter({ hasText: '비밀번호 링크 발급' }).filter({ hasText: userId }).first();
    await expect(row).toContainText('정민호');
  });
});

test('a user who manages employees cannot change an account with permission M (D-196)', async ({ browser }) => {
  const personnel = await openAs(browser, 'pm1');
  await personnel.goto('/employee/view/admin');
  await expect(personnel.getByText('관리자 권한이 있는 직원의 비밀번호')).toBeVisible();
  await expect(personnel.getByRole('button', { name: '더보기' })).toHaveCount(0);
  await expect(personnel.getByRole('button', { name: '메뉴와 권한 수정' })).toHaveCount(0);
  await press(personnel, '소속과 재직 수정');
  await expect(field(personnel, 'UserStatus')).not.toBeEditable();
  await expect(personnel.getByRole('button', { name: '부서 선택' })).toBeDisabled();
  await press(personnel, '인적사항 수정');
  await expect(field(personnel, 'UserAddr2')).toBeEditable();
  await personnel.goto('/employee/list?type=userName&key=정민호');
  await personnel.getByRole('row').filter({ hasText: '정민호' }).getByRole('checkbox').check();
  await runBatchAction(personnel, '삭제', '1명', '선택된 직원 항목을 삭제하시겠습니까?');
  await expect(personnel.getByText('삭제하려면 관리자 권한이 필요합니다.').first()).toBeVisible();
  const deletion = await personnel.request.post('/api/User/user-del', { data: { UserId: 'admin' } });
  expect([deletion.status(), (await deletion.json()).code]).toEqual([403, 'PERSON_HAS_M']);
});

test('a new department name that changes permissions asks for confirmation and names the employees (D-196)', async ({
  browser,
}) => {
  const admin = await openAs(browser, 'admin');
  const [before, after] = [`디자인 ${STAMP}`, `개발 ${STAMP}`];
  const parent = await departmentOf(admin, '운영본부');
  const place = { ParentDeptId: parent, SelectableYn: 'Y' };
  await admin.request.post('/api/Department/depart-add', { data: { DeptName: before, ...place } });
  await addEmployee(admin, `renamed${STAMP}`, await departmentOf(admin, before));
  await admin.goto('/employee/dept/list');
  await treeNode(admin, '부서', before).click();
  const rename = async () => {
    await press(admin, '이름 수정');
    await field(admin, 'DeptName').fill(after);
    await press(admin, '저장');
  };
  await rename();
  await decline(admin, '권한이 바뀝니다: 한새봄 S → D.');
  await expectToasts(admin);
  await press(admin, '저장');
  await agree(admin, '권한이 바뀝니다: 한새봄 S → D.');
  await expectToasts(admin, '부서 정보가 수정되었습니다.');
  await expect(treeNode(admin, '부서', after)).toBeVisible();
});
