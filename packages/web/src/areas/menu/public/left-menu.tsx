import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { useLocation } from '@tanstack/react-router';
import { isCurrent } from '../parts/is-current.ts';
import { MenuLink } from '../parts/menu-link.tsx';
import { withOwnEntries } from '../parts/own-entries.ts';
import type { Menus } from './use-menus.ts';
import './left-menu.css';

type Props = { menus: Menus; mode: MenuMode; onChosen?: () => void };

/** The entries below the active top menu, and the user's own two (SHELL-17 to SHELL-22). */
export function LeftMenu({ menus: { active, ready }, mode, onChosen }: Props) {
  const { pathname } = useLocation();
  if (!ready) return null;
  return (
    <nav className="left-menu" aria-label="하위 메뉴">
      {active && <strong>{active.top.menuName}</strong>}
      <ul>
        {withOwnEntries(active?.left ?? [], mode).map((item) => (
          <li key={item.leftMenuId}>
            <MenuLink item={item} current={isCurrent(item, pathname)} onChosen={onChosen}>
              {item.menuName}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
