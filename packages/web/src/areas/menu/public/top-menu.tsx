import { Icon } from '#ui/marks/icon.tsx';
import { MenuLink } from '../parts/menu-link.tsx';
import { menuIcon } from '../parts/menu-rules.ts';
import css from './menu.module.css';
import type { MenuGroup } from './use-menus.ts';

/** The bar of top menus, each with its icon and name. */
export function TopMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <nav className={css['bar']} aria-label="주 메뉴">
      {groups.map(({ top, active }) => (
        <MenuLink key={top.topMenuId} item={top} current={active}>
          <Icon name={menuIcon(top.menuImg)} />
          {top.menuName}
        </MenuLink>
      ))}
    </nav>
  );
}
