import { Icon } from '../../../ui/icon.tsx';
import { menuIcon } from '../parts/menu-icon.ts';
import { MenuLink } from '../parts/menu-link.tsx';
import type { MenuGroup } from './use-menus.ts';
import './top-menu.css';

/** The bar of top menus, each with icon and name. */
export function TopMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <nav className="top-menu" aria-label="주 메뉴">
      {groups.map(({ top, active }) => (
        <MenuLink key={top.topMenuId} item={top} current={active}>
          <Icon name={menuIcon(top.menuImg)} />
          {top.menuName}
        </MenuLink>
      ))}
    </nav>
  );
}
