import { expect, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, PHONE } from './support/sign-in.ts';
import { expectToasts } from './support/toasts.ts';

test('a shortage is received on the phone, staff send again, and the second shipment is received (D-449, D-450)', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'sent', `부족 수령 ${Date.now()}`);
  const staff = await openAs(browser, 'sales1');
  await staff.goto(`/projects/view/${id}`);
  const crew = await openAs(browser, 'hanbit1', PHONE);
  await crew.goto(`/projects/companyview/${id}`);
  await crew.getByRole('button', { name: '자재수령' }).tap();
  const sheet = crew.getByRole('dialog', { name: '자재수령' });
  await sheet.getByRole('radio', { name: '부족' }).check({ force: true });
  await expect(sheet.getByText('1개 부족')).toBeVisible();
  await sheet.getByRole('button', { name: '확인 요청 보내기' }).tap();
  await expect(sheet.getByText('사진을 한 장 이상 골라주세요.')).toBeVisible();
  await sheet
    .getByLabel('사진 찍기', { exact: true })
    .last()
    .setInputFiles(await drawPhoto(crew, '상자.jpg', '#a05a2c'));
  await expect(sheet.getByRole('checkbox', { name: /자재 사진/ })).toBeChecked();
  await sheet.getByRole('textbox', { name: '메모' }).fill('상자가 비어 있습니다.');
  await sheet.getByRole('button', { name: '확인 요청 보내기' }).tap();
  await expect(crew.getByText('확인 대기')).toBeVisible();

  const section = staff.getByRole('region', { name: '자재수령', exact: true });
  await expect(section).toContainText('자재 차이의 확인을 기다립니다');
  await expect(section).toContainText('상자가 비어 있습니다.');
  await section.getByRole('button', { name: '추가 발송' }).click();
  const resend = staff.getByRole('dialog', { name: '추가 발송' });
  await resend.getByRole('button', { name: '자재발송' }).click();
  await staff.getByRole('dialog', { name: '자재발송' }).getByRole('button', { name: '자재발송' }).click();
  await expectToasts(staff, '자재발송 정보가 성공적으로 저장되었습니다.');
  await expect(section).toContainText('추가 발송');

  await expect(crew.getByRole('button', { name: '자재수령' })).toBeVisible();
  await expect(crew.getByRole('dialog')).toHaveCount(0);
  await crew.getByRole('button', { name: '자재수령' }).tap();
  const second = crew.getByRole('dialog', { name: '자재수령 2차' });
  await expect(second.getByText('1종 · 모두 정상')).toBeVisible();
  await second.getByRole('button', { name: '자재수령' }).tap();
  await expect(second).toBeHidden();
  await expect(crew.getByRole('button', { name: '자재수령' })).toHaveCount(0);
  await expect(section).toContainText('2차 수령 · 수령');
});
