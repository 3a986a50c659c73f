import type { MenuRow } from '@portal/contract/areas/reference/calls';
import { menuChecks } from '@portal/contract/areas/reference/forms';
import { Text } from '#ui/text/text.tsx';
import { menuApi } from '../api.ts';
import { menuList } from '../lists.ts';
import { type MenuDraft, MenuFields } from '../parts/menu-fields.tsx';
import { MODE_NAMES, menuOrderGroups } from '../parts/menu-order-groups.ts';
import { MenuTree } from '../parts/menu-tree.tsx';
import type { ReferenceList } from '../parts/reference-list.ts';
import { ReferenceScreen } from '../parts/reference-screen.tsx';
import { ManagerPage } from '../public/manager-page.tsx';

const EMPTY: MenuDraft = { MenuName: '', MenuLink: '', MenuDomain: '', Place: 'M' };

/** The request for a new menu, at the top of a mode or below a top menu. */
const addRequest = ({ Place, ...draft }: MenuDraft) =>
  Place === 'M' || Place === 'C' ? { ...draft, MenuMode: Place } : { ...draft, TopMenuId: Number(Place) };

const MENUS: ReferenceList<MenuRow, MenuDraft> = {
  title: '메뉴',
  ...menuList,
  searchLabel: '메뉴명 또는 링크',
  keyOf: ({ type, menuId }) => `${type}${menuId}`,
  nameOf: ({ menuName }) => menuName,
  columns: [
    {
      key: 'name',
      header: '메뉴명',
      render: ({ type, menuName }) =>
        type === 'T' ? (
          menuName
        ) : (
          <Text as="span" padX={16}>
            {menuName}
          </Text>
        ),
    },
    { key: 'mode', header: '모드', width: 80, render: ({ menuMode }) => MODE_NAMES[menuMode] },
    { key: 'link', header: '링크', width: 220, render: ({ menuLink }) => menuLink },
    { key: 'domain', header: '도메인', width: 220, rank: 2, render: ({ menuDomain }) => menuDomain },
  ],
  checks: menuChecks,
  empty: EMPTY,
  draftOf: ({ menuName, menuLink, menuDomain }) => ({
    ...EMPTY,
    MenuName: menuName,
    MenuLink: menuLink,
    MenuDomain: menuDomain,
  }),
  fields: (form, row) => <MenuFields form={form} row={row} />,
  add: (draft, idempotencyKey) => menuApi.add(addRequest(draft), { idempotencyKey }),
  edit: (row, { Place: _place, ...draft }, idempotencyKey) => menuApi.edit(row, draft, { idempotencyKey }),
  retireNote: '사용하지 않는 메뉴는 아무에게도 보이지 않습니다. 권한은 남아 있어 다시 사용하면 그대로 보입니다.',
  retire: menuApi.retire,
  tree: (view) => <MenuTree {...view} />,
  readOrderGroups: async () =>
    menuOrderGroups(await menuApi.all()).map(({ type, label, entries }) => ({
      label,
      entries,
      save: (order, idempotencyKey) => menuApi.order(type, order, { idempotencyKey }),
    })),
};

/** /reference/menus: the menus of both modes with their links and domains (D-133). */
export const MenuPage = () => (
  <ManagerPage title={MENUS.title}>
    <ReferenceScreen list={MENUS} />
  </ManagerPage>
);
