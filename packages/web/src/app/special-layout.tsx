import { mayToggleMode } from '@portal/contract/areas/menu/mode';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMe } from '#areas/account/public/use-me.ts';
import { useMenuMode } from '#areas/menu/public/menu-mode.ts';
import { ModeSwitch } from '#areas/menu/public/mode-switch.tsx';
import { SideMenu } from '#areas/menu/public/side-menu.tsx';
import { useMenus } from '#areas/menu/public/use-menus.ts';
import { RoomNav } from '#areas/workspace/public/room-nav.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionStrip } from './connection/connection-strip.tsx';
import { InstallLayer } from './install/install-layer.tsx';
import { MobileMenu } from './menus/mobile-menu.tsx';
import shell from './shell.module.css';
import { ShellFrame } from './shell-frame.tsx';
import css from './special.module.css';
import { SpecialHeader } from './special-header.tsx';
import { useRefreshRights } from './use-refresh-rights.ts';

function Special() {
  useRefreshRights();
  const me = useMe();
  const mode = useMenuMode();
  const [menuOpened, setMenuOpened] = useState(false);
  const menus = useMenus(mode);
  // The session has ended, and the login page is about to open.
  if (me === null) return null;
  return (
    <div className={`${shell['shell']} ${css['special']}`} data-mode={mayToggleMode(me) ? mode : undefined}>
      <a className={shell['skip']} href="#content" data-print="off">
        본문 바로가기
      </a>
      <SpecialHeader me={me} />
      <ConnectionStrip catchUp />
      <div className={css['body']}>
        <aside className={css['side']} data-print="off">
          <div className={css['switch']}>
            <ModeSwitch me={me} mode={mode} />
          </div>
          <SideMenu groups={menus.groups} />
          <hr />
          <RoomNav />
        </aside>
        <main id="content" tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar me={me} mode={mode} menuOpened={menuOpened} onMenu={() => setMenuOpened(true)} />
      <InstallLayer isRoot={false} />
      <MobileMenu {...{ me, mode, menus }} opened={menuOpened} onClose={() => setMenuOpened(false)} />
    </div>
  );
}

/** Layout of the workspace: header, a sidebar with menus and own projects, the page (WORK-01). */
export const SpecialLayout = () => (
  <ShellFrame>
    <Special />
  </ShellFrame>
);
