import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { AlarmBell } from '#areas/alarms/public/alarm-bell.tsx';
import { ModeSwitch } from '#areas/menu/public/mode-switch.tsx';
import { TopMenu } from '#areas/menu/public/top-menu.tsx';
import type { Menus } from '#areas/menu/public/use-menus.ts';
import { useLiveMessages } from '#areas/notify/public/use-live-messages.ts';
import { SearchButton } from '#areas/search/public/search-button.tsx';
import { storedListQuery } from '#kit/list/list-search.ts';
import type { ParentPage } from '#kit/page/area-page.ts';
import { recordName } from '#lib/record-name.ts';
import type { StoredSession } from '#lib/session.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { useScrolled } from '#ui/screen/use-scrolled.ts';
import { LogoMenu } from './menus/logo-menu.tsx';
import { PersonMenu } from './menus/person-menu.tsx';
import { PhoneTitle } from './phone-title.tsx';
import css from './shell.module.css';
import { useParentScreen } from './use-title.ts';

/** Scroll position in px at which the record's name has left a phone's screen. */
const NAME_HIDDEN_AT = 96;

/**
 * On a phone, the link from a record back to its list, with the list's stored query. It shows the record's name once
 * that has scrolled out of view.
 */
function BackArrow({ path, title }: ParentPage) {
  const name = useSyncExternalStore(recordName.subscribe, recordName.get);
  const showsName = useScrolled(NAME_HIDDEN_AT) && name !== '';
  return (
    <Link
      className={css['back']}
      to={path}
      search={storedListQuery(path)}
      {...(showsName ? { 'aria-label': `${name}, ${title}` } : {})}
    >
      <Icon name="previous" />
      <span>{showsName ? name : title}</span>
    </Link>
  );
}

/** The sticky header: logo, top menus, mode switch, bell for staff, and the user's menu (SHELL-03 to SHELL-09). */
export function Header({ me, mode, menus }: { me: StoredSession; mode: MenuMode; menus: Menus }) {
  const above = useParentScreen();
  const isStaff = me.userType === UserType.Staff;
  useLiveMessages(!isStaff);
  return (
    <header className={css['header']} data-record={above !== undefined || undefined} data-print="off">
      <LogoMenu me={me} />
      {above ? <BackArrow {...above} /> : <PhoneTitle />}
      <div className={css['wide']}>
        <TopMenu groups={menus.groups} />
      </div>
      <div className={css['side']}>
        <SearchButton me={me} />
        <div className={css['wide']}>
          <ModeSwitch me={me} mode={mode} />
        </div>
        {isStaff && <AlarmBell />}
        <PersonMenu me={me} />
      </div>
    </header>
  );
}
