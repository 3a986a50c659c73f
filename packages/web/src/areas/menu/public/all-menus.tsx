import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { MenuLink } from '../parts/menu-link.tsx';
import { isAlarmEntry, isCurrent, isOwnEntry, menuIcon, withOwnEntries } from '../parts/menu-rules.ts';
import css from './menu.module.css';
import type { MenuGroup, Menus } from './use-menus.ts';

type Props = {
  menus: Menus;
  mode: MenuMode;
  /** The mark at the entry 알림목록. */
  alarmMark?: ReactNode;
  onChosen: () => void;
};

/** The left menus of a top menu with its icon. Without left menus it is the top menu itself. */
const entriesOf = ({ top, left }: MenuGroup): MenuItem[] =>
  left.length === 0 ? [top] : left.map((item) => ({ ...item, menuImg: top.menuImg }));

/** The look of an entry. */
const ENTRY = { gap: 12, padX: 16, size: 15, weight: 'medium' } as const;

/** All menus of the mode and the two own entries in one list, for the drawer on a phone. */
export function AllMenus({ menus, mode, alarmMark, onChosen }: Props) {
  return (
    <nav aria-label="전체 메뉴">
      <Stack as="ul" className={`${css['list']} ${css['drawer']}`}>
        {withOwnEntries(menus.groups.flatMap(entriesOf), mode).map((item) => (
          <li key={`${item.topMenuId} ${item.leftMenuId}`} data-own={isOwnEntry(item) || undefined}>
            <MenuLink {...ENTRY} {...{ item, onChosen }} current={isCurrent(item, menus.path)}>
              <Icon name={menuIcon(item.menuImg)} />
              {item.menuName}
              {isAlarmEntry(item) && alarmMark}
            </MenuLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
