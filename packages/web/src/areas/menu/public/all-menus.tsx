import type { MenuItem } from '@portal/contract/areas/menu/calls';
import type { MenuMode } from '@portal/contract/areas/menu/mode';
import type { ReactNode } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import { MenuLink } from '../parts/menu-link.tsx';
import { isAlarmEntry, isCurrent, isOwnEntry, menuIcon, withOwnEntries } from '../parts/menu-rules.ts';
import css from './all-menus.module.css';
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

/** All menus of the mode and the two own entries in one list, for the drawer on a phone. */
export function AllMenus({ menus, mode, alarmMark, onChosen }: Props) {
  return (
    <nav aria-label="전체 메뉴">
      <ul className={css['all']}>
        {withOwnEntries(menus.groups.flatMap(entriesOf), mode).map((item) => (
          <li key={`${item.topMenuId} ${item.leftMenuId}`} data-own={isOwnEntry(item) || undefined}>
            <MenuLink item={item} current={isCurrent(item, menus.path)} onChosen={onChosen}>
              <Icon name={menuIcon(item.menuImg)} />
              {item.menuName}
              {isAlarmEntry(item) && alarmMark}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
