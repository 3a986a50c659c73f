import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { CompanyScoreSection } from './company-score-section.tsx';
import { WinnerScore } from './winner-score.tsx';

const SCORE = {
  companyId: 5,
  companyName: '한빛설비',
  score: '8.7',
  allScore: '8.3',
  jobCnt: 26,
  awardCnt: 31,
  awardAmount: '640200000',
  withdrawnCnt: 1,
  lateCnt: 2,
  lateDays: 3,
  items: [
    { checkId: 1, checkText: '안전 수칙을 지켰는가', list: 1, score: '9.1', allScore: '8.7', jobCnt: 26 },
    { checkId: 9, checkText: '하자 없이 인수되었는가', list: 2, score: '8.3', allScore: '8.4', jobCnt: 22 },
  ],
  months: [
    { yearMonth: '2026.10', score: '', jobCnt: 0 },
    { yearMonth: '2026.11', score: '8.9', jobCnt: 2 },
  ],
};

it('a company has its months, its items and their difference from all companies', async () => {
  mockCalls({ 'Score/company-score': [SCORE] });
  const { user } = await openPage('/', () => <CompanyScoreSection companyId={5} />, '/');
  const month = await screen.findByTitle('2026.11 완료한 프로젝트 2건 보기');
  expect(month.getAttribute('href')).toBe('/projects/list?figure=evaluated&month=2026.11&company_id=5');
  expect(month.textContent).toBe('8.9 11월 2건');
  expect(screen.queryByTitle(/2026.10/)).toBeNull();
  expect(screen.getByText('안전 수칙을 지켰는가').closest('li')?.textContent).toContain('9.1+0.426건');
  await user.click(screen.getByRole('button', { name: '표로 보기' }));
  expect(screen.getByRole('row', { name: '2026.10 없음 0건' })).toBeTruthy();
});

it('a company with few evaluated projects says so in place of a score', async () => {
  const items = SCORE.items.map((item) => ({ ...item, score: '' }));
  const months = SCORE.months.map((month) => ({ ...month, score: '' }));
  mockCalls({ 'Score/company-score': [{ ...SCORE, score: '', jobCnt: 4, items, months }] });
  await openPage('/', () => <CompanyScoreSection companyId={5} />, '/');
  expect(await screen.findByText(/5건이 되기 전에는 점수 대신 ‘신규’/)).toBeTruthy();
});

it('how it is counted can be read', async () => {
  mockCalls({ 'Score/company-score': [SCORE] });
  const { user } = await openPage('/', () => <CompanyScoreSection companyId={5} />, '/');
  await user.click(await screen.findByRole('button', { name: '점수 계산 방법' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(4);
});

it.each([
  ['M', true],
  ['B', false],
])('beside a winner the score opens its counts; permission %s has the page of the company: %s', async (...one) => {
  const [permission, isLinked] = one;
  mockCalls({ 'Score/company-score': [SCORE] });
  const { user } = await openPage('/', () => <WinnerScore companyId={5} />, '/', { actor: { ...STAFF, permission } });
  await user.click(await screen.findByRole('button', { name: '한빛설비 점수 8.7' }));
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(links).toContain('/projects/list?figure=withdrawn&company_id=5');
  expect(links).toContain('/projects/list?figure=late&company_id=5');
  expect(links.includes('/reference/companies/view/5')).toBe(isLinked);
});
