import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { UserType } from '@portal/contract/core/actor';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { CompanyDetail } from './company-detail.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' as const };
const INFO = 'Construction/construction-info';
const PATH = '/projects/companyview/$id';

const AGREED = {
  price: '1500000',
  addPrice: '0',
  startDate: '2026-11-23',
  version: 2,
  acceptedDtm: '2026-11-20 10:00:00',
  userName: '최영수',
  scope: [],
  changes: [],
  responses: [],
};

const OFFER: Partial<ProjectInfo> = {
  status: 'N',
  mizeStatus: 'N',
  orderStatus: 'N',
  startDate: '2099-11-23^2099-11-27',
  choiceSelDate: '',
  choiceCompanyId: 0,
  choiceCompanyName: '',
  choiceUserId: '',
  ownYN: 'N',
  winnerYN: 'N',
  customerVisibleYN: 'N',
};
const WON: Partial<ProjectInfo> = { ownYN: 'Y', winnerYN: 'Y', choiceSelDate: '2026-11-23', billDate: '' };

async function openProject(part: Partial<ProjectInfo>, busyDays: readonly object[] = []) {
  const preset = { totalPeople: '', managerUserName: '', managerUserPhone: '', busyDays };
  const answers = {
    [INFO]: [{ ...SAMPLE_PROJECT, checkLists: [], ...part }],
    'Construction/construction-accept-preset': [preset],
  };
  // Whether a receipt of the materials waits is not known yet.
  mockCalls(answers, { waiting: ['Site/receipt-list'] });
  const page = () => <CompanyDetail title="프로젝트 상세 (업체)" listPath="/projects/companylist" />;
  const opened = await openPage(PATH, page, '/projects/companyview/7', { actor: CONTRACTOR });
  await screen.findByRole('heading', { level: 1, name: /역삼 에이타워/ });
  return opened;
}

it('the sum of an offer stands under its name, and no longer among its facts', async () => {
  await openProject(OFFER);
  const sum = screen.getAllByText('VAT 별도').find(({ tagName }) => tagName === 'SMALL');
  expect(sum?.parentElement?.textContent).toMatch(/^1,500,000\s?원VAT 별도$/);
  expect(screen.queryByText('금액 (VAT 별도)')).toBeNull();
});

it('an offer shows price, extra amount and their total (PART-13)', async () => {
  await openProject({ ...OFFER, price: '20400000', addPrice: '-400000' });
  const sum = screen.getAllByText('VAT 별도').find(({ tagName }) => tagName === 'SMALL');
  expect(sum?.parentElement?.textContent).toBe(
    '20,000,000 원VAT 별도프로젝트금액 20,400,000 원 · 추가금액 −400,000 원',
  );
});

it("a day's other sites are one line that opens, however many they are (D-673)", async () => {
  const at = (day: string, id: number) => ({ day, id, projectName: `다른 현장 ${id}` });
  const sites = Array.from({ length: 48 }, (_, index) => at('2099-11-23', index + 1));
  const { user } = await openProject(OFFER, [...sites, at('2099-11-27', 99)]);
  const line = await screen.findByText(/11-23 \(월\)에는 이미 현장 48곳이 있습니다\./);
  expect(screen.getByText(/11-27 \(금\)에는 이미 다른 현장 99 현장이 있습니다\./)).toBeTruthy();
  expect(line.closest('details')?.open).toBe(false);
  await user.click(line);
  expect(line.closest('details')?.open).toBe(true);
  expect(within(line.closest('details') ?? document.body).getAllByRole('listitem')).toHaveLength(48);
});

it('a pressed day opens the sheet with that day chosen', async () => {
  const { user } = await openProject(OFFER);
  await user.click(screen.getByRole('button', { name: /2099-11-27/ }));
  const sheet = await screen.findByRole('dialog', { name: '수주하기' });
  const days = within(sheet).getAllByRole<HTMLInputElement>('radio', { hidden: true });
  expect(days.map(({ value, checked }) => [value, checked])).toEqual([
    ['2099-11-23', false],
    ['2099-11-27', true],
  ]);
});

it.each<[string, Partial<ProjectInfo>, string]>([
  ['nothing to do but to go there', { materialsNoYN: 'Y' }, '지도 열기'],
  ['materials on their way', { materialsNoYN: 'N', deliveryType: 'D', materialSendYN: 'Y' }, '자재수령'],
  ['work that is completed', { status: 'YY', mizeStatus: 'YY', orderStatus: 'YY' }, '계산서 발행일 입력'],
])('the page of the winner has one next step: %s', async (_case, part, label) => {
  await openProject({ ...WON, materialReceiveYN: 'N', ...part });
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  const solid = head?.querySelectorAll('[data-solid], [data-variant="filled"]') ?? [];
  expect([...solid].map(({ textContent }) => textContent)).toEqual([label]);
});

it.each<[string, Partial<ProjectInfo>, string]>([
  ['a receipt', { materialsNoYN: 'N', deliveryType: 'D', materialSendYN: 'Y' }, '자재수령'],
  ['the day of the invoice', { status: 'YY', mizeStatus: 'YY', orderStatus: 'YY' }, '계산서 발행일 입력'],
])('changes that wait are offered beside %s, which stays the next step (D-674)', async (_case, part, label) => {
  const change = { itemName: '지역', originValue: '전', newValue: '후', changeReason: '', createdDtm: '', readYN: 'Y' };
  const agreed = { ...AGREED, changes: [1, 2].map((changeId) => ({ ...change, changeId, readYN: 'Y' as const })) };
  await openProject({ ...WON, materialReceiveYN: 'N', ...part, agreed });
  const head = screen.getByRole('heading', { level: 1 }).closest('header');
  const solid = head?.querySelectorAll('[data-solid], [data-variant="filled"]') ?? [];
  expect([...solid].map(({ textContent }) => textContent)).toEqual([label]);
  expect(within(head ?? document.body).getByRole('button', { name: '변경 2건 확인' })).toBeTruthy();
});

it('the place of a site stands before what staff changed (D-674)', async () => {
  const change = { changeId: 1, itemName: '지역', originValue: '전', newValue: '후', changeReason: '', createdDtm: '' };
  await openProject({ ...WON, agreed: { ...AGREED, changes: [{ ...change, readYN: 'Y' }] } });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['고객 및 현장 정보', '수주 후 변경']);
});

it('that the project was just won goes with the award', async () => {
  const announce = stubStreams(PROJECT_EVENT);
  const own = { ...WON, choiceUserId: CONTRACTOR.userId };
  const answers = { [INFO]: [{ ...SAMPLE_PROJECT, checkLists: [], ...OFFER, version: 1 }] };
  mockCalls(answers, { waiting: ['Site/receipt-list'] });
  const page = () => <CompanyDetail title="프로젝트 상세 (업체)" listPath="/projects/companylist" />;
  await openPage(PATH, page, '/projects/companyview/7', { actor: CONTRACTOR });
  await screen.findByRole('heading', { level: 1, name: /역삼 에이타워/ });
  answers[INFO] = [{ ...SAMPLE_PROJECT, checkLists: [], ...own, version: 2 }];
  await announce(SAMPLE_PROJECT.id);
  await screen.findByText('프로젝트 수주가 완료되었습니다.', {}, { timeout: 5000 });
  const withdrawn = { status: 'F', mizeStatus: 'F', orderStatus: 'F' } as const;
  answers[INFO] = [{ ...SAMPLE_PROJECT, checkLists: [], ...own, ...withdrawn, version: 3 }];
  await announce(SAMPLE_PROJECT.id);
  await waitForElementToBeRemoved(() => screen.queryByText('프로젝트 수주가 완료되었습니다.'), { timeout: 5000 });
});

it('the agreement of an award is one line that opens', async () => {
  await openProject({ ...WON, agreed: AGREED });
  const line = screen.getByText('수주 시 동의한 내용').closest('details');
  expect(line?.open).toBe(false);
  expect(line?.querySelector('summary')?.textContent).toBe('수주 시 동의한 내용최영수 · 2026-11-20 10:00');
});
