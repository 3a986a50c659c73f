import { UserType } from '@portal/contract/core/actor';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { AllowedPage } from './allowed-page.tsx';
import { WhomToAsk } from './whom-to-ask.ts';

const NAMES = ['김관리', '이지원', '박총무', '최경영'];
const managers = {
  queryKey: ['managers to ask'],
  read: async () => NAMES.map((name) => ({ name, phone: name === '이지원' ? '010-1234-5678' : '' })),
};

const page = () => (
  <WhomToAsk value={managers}>
    <AllowedPage title="직원목록" may={() => false}>
      {() => <p>직원</p>}
    </AllowedPage>
  </WhomToAsk>
);

it('staff without the right read why, whom to ask, and where to go (D-263)', async () => {
  const { user, address } = await openPage('/employee/list', page, '/employee/list');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이 화면을 볼 권한이 없습니다.');
  const call = await screen.findByRole('link', { name: '이지원 전화 010-1234-5678' });
  expect(call.getAttribute('href')).toBe('tel:01012345678');
  expect(call.parentElement?.textContent).toBe('김관리, 이지원 010-1234-5678, 박총무 외 1명');
  expect(screen.queryByText('직원')).toBeNull();
  await user.click(screen.getByRole('button', { name: '첫 화면으로' }));
  expect(address()).toBe('/mizenotices/list');
});

it('a contractor is told to ask the staff of their company, without names', async () => {
  const actor = { ...STAFF, userType: UserType.Partner };
  await openPage('/employee/list', page, '/employee/list', { actor });
  expect(screen.getByText(/업체를 담당하는 직원에게 문의해주세요/)).toBeTruthy();
  expect(screen.queryByText('요청할 사람')).toBeNull();
});
