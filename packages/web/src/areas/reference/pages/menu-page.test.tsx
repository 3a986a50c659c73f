import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { menuSearch } from '../search.ts';
import { MenuPage } from './menu-page.tsx';

beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })),
);
afterEach(() => vi.unstubAllGlobals());

const top = (menuId: number, menuName: string, menuMode = 'M') => ({
  menuId,
  type: 'T',
  topMenuId: 0,
  menuMode,
  menuName,
  menuLink: `/${menuId}`,
  menuDomain: '',
  activeYN: 'Y',
});
const left = (menuId: number, topMenuId: number, menuName: string, activeYN = 'Y') => ({
  ...top(menuId, menuName),
  type: 'L',
  topMenuId,
  activeYN,
});

async function openMenus(query = '') {
  const sent = mockCalls({
    'Reference/menu-list': [
      top(1, '프로젝트'),
      left(11, 1, '프로젝트목록'),
      left(12, 1, '캘린더', 'N'),
      top(2, '보고'),
      top(3, '정산', 'C'),
    ],
  });
  const path = '/reference/menus';
  const { user } = await openPage(path, MenuPage, `${path}${query}`, {
    actor: { ...STAFF, permission: 'M' },
    validateSearch: menuSearch.validate,
  });
  return { sent, user };
}

it('a phone shows the menus of a mode as a tree with a switch at each left menu', async () => {
  const { user } = await openMenus();
  const tree = await screen.findByRole('list', { name: '직원 메뉴' });
  expect(
    within(tree)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['프로젝트1 / 2 사용', '', '프로젝트목록/11', '캘린더/12', '보고하위 없음']);
  const states = within(tree)
    .getAllByRole('switch')
    .map((one) => one.getAttribute('aria-checked'));
  expect(states).toEqual(['true', 'false']);
  await user.click(within(tree).getByRole('button', { name: '프로젝트 1 / 2 사용' }));
  expect(within(tree).queryByRole('switch')).toBeNull();
  await user.click(screen.getByRole('button', { name: '협력사 1' }));
  expect(within(screen.getByRole('list', { name: '협력사 메뉴' })).getByText('정산')).toBeTruthy();
});

it('a switch asks before it hides a menu, and shows one at once', async () => {
  const { sent, user } = await openMenus();
  await user.click(await screen.findByRole('switch', { name: '캘린더 사용' }));
  const retired = () => sent.filter(({ path }) => path === 'Reference/menu-retire').map(({ body }) => body);
  expect(retired()).toMatchObject([{ MenuId: 12, Type: 'L', ActiveYN: 'Y' }]);
  await user.click(screen.getByRole('switch', { name: '프로젝트목록 사용' }));
  const question = await screen.findByRole('dialog', { name: '사용 안 함으로 변경' });
  await user.click(within(question).getAllByRole('button').at(-1) as HTMLElement);
  expect(retired().at(-1)).toMatchObject({ MenuId: 11, Type: 'L', ActiveYN: 'N' });
});

it('a top menu with others below is edited by its pen', async () => {
  const { user } = await openMenus();
  await user.click(await screen.findByRole('button', { name: '프로젝트 수정' }));
  await screen.findByRole('dialog', { name: '프로젝트' });
});

it('a search shows cards', async () => {
  await openMenus('?key=정산');
  await screen.findByText('협력사');
  expect(screen.queryByRole('switch')).toBeNull();
});
