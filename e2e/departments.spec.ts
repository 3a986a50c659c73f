import { expect, type Page, test } from '@playwright/test';
import { agree, decline } from './support/answers.ts';
import { treeNode } from './support/people.ts';
import { field, press } from './support/registration.ts';
import { openAs } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

const choose = (page: Page, name: string) => treeNode(page, '부서', name).click();

async function add(page: Page, parent: string, name: string): Promise<void> {
  await choose(page, parent);
  await press(page, '하위 부서 추가');
  await field(page, 'DeptName').fill(name);
  await press(page, '추가');
  await expectToasts(page, '부서가 등록되었습니다.');
  await expect(treeNode(page, '부서', name)).toBeVisible();
}

test('a department can be added, renamed, moved with everything below it, and deleted (DEPT-01 to DEPT-13, D-110)', async ({
  browser,
}) => {
  const page = await openAs(browser, 'admin');
  const stamp = Date.now();
  const [team, part] = [`이동팀 ${stamp}`, `이동파트 ${stamp}`];
  await page.goto('/employee/dept/list');
  await add(page, '영업본부', team);
  await add(page, team, part);

  await test.step('a department moves with its parts', async () => {
    await choose(page, team);
    const dialog = page.getByRole('dialog', { name: '부서 이동' });
    await page.getByRole('button', { name: '이동', exact: true }).click();
    await treeNode(page, '옮길 곳', '운영본부').click();
    await expect(dialog.getByRole('status')).toHaveText(`마이즈 → 운영본부 → ${team}`);
    await dialog.getByRole('button', { name: '이동', exact: true }).click();
    await expectToasts(page, '부서가 이동되었습니다.');
    await choose(page, part);
    await expect(page.getByText(`마이즈 → 운영본부 → ${team} → ${part}`)).toBeVisible();
  });

  await test.step('a name that gives permission M needs a confirmation (TH18)', async () => {
    await press(page, '이름 수정');
    await field(page, 'DeptName').fill(`경영지원 ${stamp}`);
    await press(page, '저장');
    await decline(page, '관리자 권한');
    await page.keyboard.press('Escape');
    await expect(treeNode(page, '부서', part)).toBeVisible();
  });

  await test.step('a department is deleted only when it is empty', async () => {
    await choose(page, team);
    const remove = page.getByRole('button', { name: '삭제', exact: true });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('하위 부서 또는 소속 직원이 있어 삭제할 수 없습니다.')).toBeVisible();
    for (const name of [part, team]) {
      await choose(page, name);
      await expect(remove).not.toHaveAttribute('aria-disabled', 'true');
      await remove.click();
      await agree(page, '선택된 부서를 삭제하시겠습니까?');
      await expectToasts(page, '부서가 삭제되었습니다.');
      await expect(treeNode(page, '부서', name)).toHaveCount(0);
    }
  });

  await test.step('the members are those of the department and its parts', async () => {
    await choose(page, '개발팀');
    for (const name of ['민경훈', '황인성', '변정욱'])
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
