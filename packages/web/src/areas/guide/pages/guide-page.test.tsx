import { type Actor, UserType } from '@portal/contract/core/actor';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { GuidePage } from './guide-page.tsx';

const MANAGER: Actor = { ...STAFF, permission: 'M' };
const PARTNER: Actor = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 2, modeAuthority: '' };

const open = (address: string, actor: Actor) => openPage('/help/{-$chapter}', GuidePage, address, { actor });
const title = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
const readers = (): string[] =>
  within(screen.getByRole('group', { name: '누구를 위한' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');

it('permission M reads the part of managers first, and can choose another one', async () => {
  const { user } = await open('/help', MANAGER);
  expect(title()).toBe('첫날 준비하기');
  expect(readers()).toEqual(['관리자', '직원', '협력업체']);
  await user.click(screen.getByRole('button', { name: '직원' }));
  await user.click(screen.getByRole('link', { name: '평가하고 완료하기' }));
  expect(title()).toBe('평가하고 완료하기');
});

it('other staff read their own part first, without the part of managers', async () => {
  await open('/help', STAFF);
  expect(title()).toBe('처음 5분');
  expect(readers()).toEqual(['직원', '협력업체']);
});

it('a contractor reads only the own part, whatever the address asks for', async () => {
  await open('/help/admin-logs', PARTNER);
  expect(title()).toBe('시작하기');
  expect(screen.queryByRole('group', { name: '누구를 위한' })).toBeNull();
  expect(screen.queryByRole('link', { name: '직원 계정' })).toBeNull();
});

it('the search leads by initial consonants to a step, and says when nothing is found', async () => {
  const { user, address } = await open('/help', STAFF);
  const field = screen.getByRole('searchbox', { name: '도움말 찾기' });
  await user.type(field, '없는말');
  expect(screen.getByRole('status').textContent).toBe('맞는 도움말이 없습니다');
  await user.clear(field);
  await user.type(field, 'ㅎㅈㅎㄴㄷ');
  await user.click(screen.getByRole('link', { name: /^1\. 확정합니다/ }));
  expect(address()).toBe('/help/project-materials#step-1');
  expect(title()).toBe('자재 확정하고 보내기');
});
