import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { StatusPage } from './status-page.tsx';

const PATH = '/reference/system';
const MANAGER = { ...STAFF, permission: 'M' };

const STATUS = {
  checkedDtm: '2026-11-20 15:00:00',
  lines: [
    { part: 'database', level: 'fine', found: 'PostgreSQL 18', advice: '' },
    { part: 'backup', level: 'warn', found: '기록 없음', advice: '매일 밤 백업해주세요.' },
    { part: 'store', level: 'stop', found: '쓸 수 없습니다.', advice: '저장소를 확인해주세요.' },
  ],
};

it('names every part with its level and what to do, and looks again (D-371)', async () => {
  const sent = mockCalls({ 'System/status-info': [STATUS] });
  const { user } = await openPage(PATH, StatusPage, PATH, { actor: MANAGER });
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '정상데이터베이스PostgreSQL 18',
    '주의백업기록 없음매일 밤 백업해주세요.',
    '중지파일 저장소쓸 수 없습니다.저장소를 확인해주세요.',
  ]);
  expect(screen.getByText(/정상 1, 주의 1, 중지 1/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다시 확인' }));
  expect(sent.filter(({ path }) => path === 'System/status-info')).toHaveLength(2);
});

it('is for permission M alone', async () => {
  const sent = mockCalls({});
  await openPage(PATH, StatusPage, PATH);
  await screen.findByRole('heading', { level: 1 });
  expect(sent).toEqual([]);
  expect(within(document.body).queryByRole('button', { name: '다시 확인' })).toBeNull();
});
