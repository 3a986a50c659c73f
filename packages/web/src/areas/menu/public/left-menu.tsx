import type { MenuMode } from '@portal/contract/areas/menu/mode';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { MenuLink } from '../parts/menu-link.tsx';
import { isAlarmEntry, isCurrent, isOwnEntry, withOwnEntries } from '../parts/menu-rules.ts';
import css from './menu.module.css';
import type { Menus } from './use-menus.ts';

type Props = {
  menus: Menus;
  mode: MenuMode;
  /** The mark at the entry 알림목록. */
  alarmMark?: ReactNode;
};

/** The left menus of the active top menu, and the two own entries (SHELL-17 to SHELL-22). */
export function LeftMenu({ menus: { active, path, ready }, mode, alarmMark }: Props) {
  if (!ready) return null;
  return (
    <Stack as="nav" className={`${css['list']} ${css['left']}`} gap={8} size={13} tone="soft" aria-label="하위 메뉴">
      {active && (
        <Text as="strong" padX={12} size={12} weight="semibold" tone="faint">
          {active.top.menuName}
        </Text>
      )}
      <Stack as="ul">
        {withOwnEntries(active?.left ?? [], mode).map((item) => (
          <li key={item.leftMenuId} data-own={isOwnEntry(item) || undefined}>
            <MenuLink item={item} current={isCurrent(item, path)} padX={12} weight="medium" round="md" whole>
              {item.menuName}
              {isAlarmEntry(item) && alarmMark}
            </MenuLink>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
