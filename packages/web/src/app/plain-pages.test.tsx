import { UserType } from '@portal/contract/core/actor';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeftMenu } from '#areas/menu/public/left-menu.tsx';
import { TopMenu } from '#areas/menu/public/top-menu.tsx';
import { useMenus, withoutActive } from '#areas/menu/public/use-menus.ts';
import { searchOpened } from '#areas/search/public/search-opened.ts';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { MissingPage } from './plain-pages.tsx';

const PROJECTS = {
  topMenuId: 2,
  leftMenuId: 0,
  menuName: '프로젝트',
  menuLink: '/projects/list',
  menuDomain: '',
  menuImg: 'project',
  menuSpecialImg: '',
  menuMode: 'C',
  relatedMenuPath: '',
};
const MENUS = [
  PROJECTS,
  { ...PROJECTS, leftMenuId: 21, menuName: '프로젝트목록', relatedMenuPath: '/projects/' },
  { ...PROJECTS, leftMenuId: 22, menuName: '수주목록', menuLink: '/orders/list' },
];

function Page() {
  const menus = withoutActive(useMenus(UserType.Partner));
  return (
    <>
      <TopMenu groups={menus.groups} />
      <LeftMenu menus={menus} mode={UserType.Partner} />
      <main>
        <MissingPage />
      </main>
    </>
  );
}

it('an unknown address is named, leads to similar pages and the search, and lights no menu (D-391)', async () => {
  mockCalls({ 'Menu/menu-list': MENUS });
  const { user } = await openPage('/projects/veiw/$id', () => <Page />, '/projects/veiw/181');
  expect(screen.getByText('/projects/veiw/181')).toBeTruthy();
  const similar = await screen.findByText('비슷한 화면');
  expect(similar.nextElementSibling?.textContent).toBe('프로젝트목록');
  expect(screen.getByRole('link', { name: '프로젝트목록' }).getAttribute('href')).toBe('/projects/list');
  expect(screen.getByText('프로젝트')).toBeTruthy();
  expect(document.querySelector('[aria-current]')).toBeNull();
  await user.click(screen.getByRole('button', { name: '이름으로 찾기' }));
  expect(searchOpened.get()).toBe(true);
  searchOpened.set(false);
});
