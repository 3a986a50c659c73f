import { expect, test } from '@playwright/test';
import {
  agree,
  closeToast,
  giveBack,
  handedPhone,
  handOver,
  openReport,
  press,
  reportTab,
  signAsContractor,
  signBoth,
  withoutCustomer,
  writeDraft,
} from './support/report-page.ts';
import { openAs } from './support/sign-in.ts';
import { findSmallTargets } from './support/small-targets.ts';
import { findSmallWords } from './support/small-words.ts';

test('on a phone two people sign; staff ask for a correction, and accept version 2', async ({ browser }) => {
  const name = `확인서 시험 ${Date.now()}`;
  const { id, crew } = await openReport(browser, name);
  await press(crew, '고객 서명 받기');
  await closeToast(crew, '작업 내용을 입력해주세요.');
  await writeDraft(crew, '카메라 18대를 교체했습니다.');
  expect(await findSmallTargets(crew)).toEqual([]);
  await signBoth(crew);
  await expect(crew.getByText('접수를 기다립니다. 서명한 내용은 바꿀 수 없습니다.')).toBeVisible();
  await expect(crew.getByRole('img', { name: '문재호 서명' })).toBeVisible();
  await expect(crew.getByRole('button', { name: '고객 서명 받기' })).toHaveCount(0);

  const staff = await openAs(browser, 'pm1');
  await staff.goto(`/projects/view/${id}`);
  const report = staff.getByRole('region', { name: '작업완료확인서' });
  await expect(report.getByText('서명완료')).toBeVisible();
  await expect(report.getByRole('article').getByText('카메라 18대를 교체했습니다.')).toBeVisible();
  await report.getByRole('button', { name: '보완요청' }).click();
  const dialog = staff.getByRole('dialog', { name: '보완요청' });
  await dialog.getByLabel('사유').fill('녹화 화면 사진이 없습니다.');
  await dialog.getByRole('button', { name: '보완요청' }).click();
  await expect(report.getByText('녹화 화면 사진이 없습니다.')).toBeVisible();

  // The crew's page hears of it by itself.
  await expect(crew.getByText('녹화 화면 사진이 없습니다.')).toBeVisible();
  await press(crew, '버전 2 작성');
  await crew.getByLabel('작업 내용').fill('녹화 화면 사진을 더했습니다.');
  await signBoth(crew);
  await expect(report.getByText('버전 2 ·')).toBeVisible();
  await report.getByRole('button', { name: '접수', exact: true }).click();
  await expect(crew.getByText('접수되었습니다.')).toBeVisible();
  await crew.getByRole('button', { name: '버전 1', exact: true }).tap();
  await expect(crew.getByRole('dialog').getByText('카메라 18대를 교체했습니다.')).toBeVisible();

  const pdf = await crew.request.get((await report.getByRole('link', { name: 'PDF 보기' }).getAttribute('href')) ?? '');
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

test('a customer who is not there leaves a reason and a photo instead of a signature', async ({ browser }) => {
  const { crew } = await openReport(browser, `서명 불가 ${Date.now()}`);
  await writeDraft(crew, '랙을 정리했습니다.');
  await press(crew, '저장');
  // Only what is stored outlives the page.
  await expect(crew.getByText('작업완료확인서를 저장했습니다.')).toBeVisible();
  await crew.reload();
  await expect(crew.getByLabel('작업 내용')).toHaveValue('랙을 정리했습니다.');
  const sheet = await withoutCustomer(crew);
  await press(sheet, '다음');
  await expect(sheet.getByText('서명받지 못한 사유를 입력해주세요.')).toBeVisible();
  await sheet.getByRole('textbox', { name: '설명' }).fill('오후 반차입니다. 전화로 알렸습니다.');
  await sheet.getByRole('group', { name: '사진' }).getByRole('button').first().tap();
  await press(sheet, '다음');
  await signAsContractor(crew, '서명 없이 제출');
  await expect(crew.getByText('서명 불가 · 현장에 고객이 없음')).toBeVisible();
});

test('the paper is shown before it is signed, on a pad across the whole screen, and its PDF is shared', async ({
  browser,
}) => {
  const { id, crew } = await openReport(browser, `가로 서명 ${Date.now()}`);
  await writeDraft(crew, '배관을 마쳤습니다.');
  await press(crew, '미리보기');
  const paper = crew.getByRole('dialog', { name: '미리보기' }).getByRole('article');
  for (const text of ['배관을 마쳤습니다.', `번호 ${id}-1`, '대원이엔지'])
    await expect(paper.getByText(text)).toBeVisible();
  await expect(paper.getByText('서명 전')).toHaveCount(2);
  await expect(paper.getByRole('img', { name: '전 사진 지하 2층 A구역' })).toBeVisible();
  await press(crew.getByRole('dialog', { name: '미리보기' }), '닫기');

  const handed = await handOver(crew);
  await agree(handed);
  await press(handed, '가로로');
  const box = await crew.getByRole('img', { name: '서명란' }).last().boundingBox();
  if (!box) throw new Error('no pad');
  // On a phone that is held upright the pad is turned: down the screen is along the line.
  expect(box.height).toBeGreaterThan(box.width);
  await crew.mouse.move(box.x + box.width / 2, box.y + box.height * 0.2);
  await crew.mouse.down();
  await crew.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8, { steps: 8 });
  await crew.mouse.up();
  await crew.getByRole('button', { name: '완료' }).last().tap();
  await giveBack(crew);
  await signAsContractor(crew, '서명 완료');
  await expect(crew.getByRole('img', { name: '문재호 서명' })).toBeVisible();
  // The signatures are on the phone first.
  const storedStrokes = async (): Promise<string | undefined> => {
    const [report] = (await (await crew.request.post('/api/Site/report-list', { data: { Id: id } })).json()).data;
    const signatures = await crew.request.post('/api/Site/report-signature-list', {
      data: { ReportId: report.reportId },
    });
    return (await signatures.json()).data[0]?.strokes;
  };
  await expect.poll(storedStrokes).toBeDefined();
  const strokes = (await storedStrokes()) ?? '';
  const points: number[][] = strokes.split(' ').map((point: string) => point.split(',').map(Number));
  const spread = (axis: number) =>
    Math.max(...points.map((point) => point[axis] ?? 0)) - Math.min(...points.map((point) => point[axis] ?? 0));
  expect(spread(0)).toBeGreaterThan(400);
  expect(spread(1)).toBeLessThan(20);

  const saving = crew.waitForEvent('download');
  await press(crew, '공유');
  expect((await saving).suggestedFilename()).toBe(`작업완료확인서_${id}-1.pdf`);
});

test('the phone that a customer holds shows the paper and nothing of the portal, and Back leads nowhere', async ({
  browser,
}) => {
  const name = `건넨 휴대폰 ${Date.now()}`;
  const { id, crew } = await openReport(browser, name);
  // From a list, so that Back would lead into the portal.
  await crew.goto(`/projects/companylist?status=Y&key=${encodeURIComponent(name)}`);
  await crew.locator(`a[href*="/projects/companyview/${id}"]`).first().tap();
  await reportTab(crew).tap();
  await writeDraft(crew, '배선 완료 😀');
  await press(crew, '고객 서명 받기');
  const handed = handedPhone(crew);
  await expect(handed.getByText('아래 내용대로 서명합니다. 끝까지 읽어주세요.')).toBeInViewport();
  await expect(handed.getByText('배선 완료 [U+1F600]')).toBeVisible();
  await expect(handed.getByRole('note')).toContainText('😀 → [U+1F600]');
  /** What a finger could press now: everything else lies under the page. */
  const reached = () =>
    crew.evaluate(() => {
      const dialog = document.querySelector('[role=dialog], section[aria-modal]');
      const rows = Array.from({ length: 36 }, (_, row) => Array.from({ length: 18 }, (__, column) => [column, row]));
      return rows
        .flat()
        .every(([column = 0, row = 0]) => dialog?.contains(document.elementFromPoint(column * 20 + 5, row * 20 + 5)));
    });
  expect(await reached()).toBe(true);
  await expect(handed.getByRole('link')).toHaveCount(0);
  await expect(handed.getByRole('button', { name: '닫기' })).toHaveCount(0);
  await expect(handed).not.toContainText(/\d원/);
  expect([...(await findSmallTargets(crew)), ...(await findSmallWords(crew))]).toEqual([]);
  await press(handed, '서명하기');
  expect(await reached()).toBe(true);
  expect([...(await findSmallTargets(crew)), ...(await findSmallWords(crew))]).toEqual([]);
  await crew.goBack();
  await crew.keyboard.press('Escape');
  await expect(handed.getByRole('checkbox', { name: '읽었고 동의합니다.' })).toBeVisible();
  await press(handed, '서명하지 않겠습니다');
  expect(await reached()).toBe(true);
  await giveBack(crew);
  await expect(crew.getByRole('dialog', { name: '서명 불가' })).toBeVisible();
});
