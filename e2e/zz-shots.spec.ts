import { type Page, test } from '@playwright/test';
import { addProjectAtStage, sendMaterials } from './support/project-stages.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { agree, giveReasons } from './support/answers.ts';
import { editSection, save } from './support/record-page.ts';
import { field } from './support/registration.ts';

const LONG = { ProjectName: '', Price: '120400000', AddPrice: '-300000' };
test('shots', async ({ browser }) => {
  const name = `송도 글로벌캠퍼스타워 공용부 전층 무선 AP 설치 ${Date.now() % 1000}`;
  const { ProjectName: _n, ...money } = LONG;
  const id = await addProjectAtStage(browser, 'awarded', name, money);
  await sendMaterials(browser, id);
  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${id}`);
  await editSection(staff, '프로젝트정보');
  await field(staff, 'Price').fill('110000000');
  await save(staff);
  await agree(staff, '수주가 완료된 프로젝트입니다. 변경 내용을 수주업체에 반드시 알려주세요. 수정하시겠습니까?');
  await giveReasons(staff, [['프로젝트금액', '물량 감소']]);
  await staff.waitForTimeout(1500);
  const shoot = async (page: Page, file: string, full = false) => {
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/q1-shots/${file}.png`, fullPage: full });
  };
  const phone = await openAs(browser, 'hanbit1', PHONE);
  await phone.goto(`/orders/view/${id}`);
  await shoot(phone, 'won-360');
  await shoot(phone, 'won-360-full', true);
  await phone.getByRole('button', { name: '확인했습니다' }).click();
  await phone.waitForTimeout(1000);
  await phone.reload();
  await shoot(phone, 'won-confirmed-360', true);
});
