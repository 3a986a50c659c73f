import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { MenuLink } from '../parts/menu-link.tsx';
import { menuIcon } from '../parts/menu-rules.ts';
import css from './menu.module.css';
import type { MenuGroup } from './use-menus.ts';

/** The bar of top menus, each with its icon and name. */
export function TopMenu({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <Row as="nav" className={css['bar']} align="stretch" tone="soft" aria-label="주 메뉴">
      {groups.map(({ top, active }) => (
        <MenuLink key={top.topMenuId} item={top} current={active} gap={4} padX={12} size={14} weight="medium" whole>
          <Icon name={menuIcon(top.menuImg)} size={16} />
          {top.menuName}
        </MenuLink>
      ))}
    </Row>
  );
}
