import { expect, type Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { field, press } from './registration.ts';
import { userMenu } from './sign-in.ts';

/** Chooses an option of a row of radio buttons. */
export const chooseCode = (page: Page, group: string, code: string): Promise<void> =>
  // The radio input covers its label, so the check is forced.
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: code, exact: true }).check({ force: true });

/** A node of a tree, found by its name. */
export const treeNode = (page: Page, tree: string, name: string) =>
  page.getByRole('tree', { name: tree }).getByText(name, { exact: true });

/** Types the middle and last part of a mobile number. The first part is 010. */
export async function typeMobile(page: Page, middle: string, last: string): Promise<void> {
  await page.getByLabel('가운데자리').fill(middle);
  await page.getByLabel('마지막자리').fill(last);
}

export type NewEmployee = {
  userId: string;
  name: string;
  department: string;
  menus: readonly string[];
};

/** Fills in the first four steps, which the seventeen checks require. The test adds photo and attachments. */
export async function fillEmployee(page: Page, { userId, name, department, menus }: NewEmployee): Promise<void> {
  await field(page, 'UserName').fill(name);
  await typeMobile(page, '0777', '1234');
  await field(page, 'UserCompanyEmail').fill(userId);
  await field(page, 'UserId').fill(userId);
  await press(page, '다음');
  await press(page, '부서 선택');
  await treeNode(page, '소속', department).click();
  await chooseOption(field(page, 'Position'), '대리');
  await field(page, 'UserNo').fill('2026-901');
  await chooseOption(field(page, 'UserStatus'), '재직');
  await press(page, '다음');
  await chooseCode(page, '모드전환 권한', '직원');
  const picker = page.getByRole('list', { name: '직원 메뉴' });
  for (const menu of menus) await picker.getByLabel(menu, { exact: true }).check();
  await press(page, '다음');
  await chooseCode(page, '성별', '여');
  await field(page, 'UserBirth').fill('1990-01-01');
  await page.getByLabel('주민번호 앞자리').fill('900101');
  await page.getByLabel('주민번호 뒷자리').fill('1234568');
  await chooseOption(field(page, 'BankId'), '신한은행');
  await field(page, 'BankNum').fill('000-123-456789');
}

export type NewManager = { company: string; name: string; middle: string; last: string };

/** Fills in every field that the six checks require of a new manager. */
export async function fillManager(page: Page, { company, name, middle, last }: NewManager): Promise<void> {
  await chooseOption(field(page, 'CompanyId'), company);
  await field(page, 'UserName').fill(name);
  await field(page, 'UserPosition').fill('현장소장');
  await typeMobile(page, middle, last);
  await expect(page.getByText('사용 가능한 번호입니다.')).toBeVisible();
  await chooseOption(field(page, 'AreaId'), '서울');
}

/** Makes a link for the user whose record is open, and answers its code. Where a password ends it has a reason. */
export async function makeLink(page: Page, reason?: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: '비밀번호 링크', exact: true });
  if (reason !== undefined) await dialog.getByLabel('재설정 사유').fill(reason);
  await dialog.getByRole('button', { name: '링크 만들기' }).click();
  const made = page.getByRole('dialog', { name: '비밀번호 링크를 만들었습니다' });
  const code = (await made.getByText(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/).textContent()) ?? '';
  await made.getByRole('button', { name: '닫기' }).last().click();
  await expect(made).toBeHidden();
  return code;
}

/** Sets the own password on the page that a link opens. */
export async function setWithCode(page: Page, code: string, password: string): Promise<void> {
  await page.goto(`/password/new#${code}`);
  await page.getByLabel('새 비밀번호', { exact: true }).fill(password);
  await press(page, '비밀번호 정하기');
  await page.getByRole('heading', { name: '비밀번호를 정했습니다' }).waitFor();
}

/** Signs in on the login page with the given password. */
export async function signInWith(page: Page, userId: string, password: string): Promise<void> {
  await typeSignIn(page, userId, password);
  await userMenu(page).waitFor();
}

/** Fills in the login page and presses Enter. The caller checks the result. */
export async function typeSignIn(page: Page, userId: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('비밀번호', { exact: true }).press('Enter');
}

/** Fills in the page that replaces a password set by another user. */
export async function changePassword(page: Page, given: string, own: string): Promise<void> {
  await page.getByRole('heading', { name: '비밀번호 변경' }).waitFor();
  await page.getByLabel('현재 비밀번호').fill(given);
  await page.getByLabel('새 비밀번호').fill(own);
  await press(page, '비밀번호 변경');
}
