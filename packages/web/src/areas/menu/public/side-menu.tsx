import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { MenuLink } from '../parts/menu-link.tsx';
import { menuIcon } from '../parts/menu-rules.ts';
import css from './menu.module.css';
import type { MenuGroup } from './use-menus.ts';

/** The top menus below each other with their special icons: the navigation of the special layout (WORK-07). */
export const SideMenu = ({ groups }: { groups: readonly MenuGroup[] }) => (
  <Text as="nav" className={css['list']} padX={8} firm aria-label="주 메뉴">
    {groups.map(({ top, active }) => (
      <MenuLink key={top.topMenuId} item={top} current={active} gap={8} padX={8} size={14} round="md">
        <Icon name={menuIcon(top.menuSpecialImg || top.menuImg)} />
        {top.menuName}
      </MenuLink>
    ))}
  </Text>
);
