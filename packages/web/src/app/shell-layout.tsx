import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useMe } from '../areas/account/public/use-me.ts';
import { LeftMenu } from '../areas/menu/public/left-menu.tsx';
import { useMenuMode } from '../areas/menu/public/menu-mode.ts';
import { ModeSwitch } from '../areas/menu/public/mode-switch.tsx';
import { TopMenu } from '../areas/menu/public/top-menu.tsx';
import { useMenus } from '../areas/menu/public/use-menus.ts';
import { LeaveGuard } from '../kit/form/leave-guard.tsx';
import { Loading } from '../ui/loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { queryClient } from './query-client.ts';
import { Questions } from './questions.tsx';
import { ThemeProvider } from './theme-provider.tsx';
import './shell-layout.css';

function Shell() {
  const me = useMe();
  const mode = useMenuMode();
  const [menuOpened, setMenuOpened] = useState(false);
  const menus = useMenus(mode);
  // The session ended; the way to the login page is under way.
  if (me === null) return null;
  const modeSwitch = <ModeSwitch me={me} mode={mode} />;
  const closeMenu = () => setMenuOpened(false);
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        본문 바로가기
      </a>
      <Header me={me} onMenu={() => setMenuOpened(true)} />
      <div className="shell-bar">
        <TopMenu groups={menus.groups} />
        {modeSwitch}
      </div>
      <div className="shell-body">
        <aside className="shell-side">
          <LeftMenu menus={menus} mode={mode} />
        </aside>
        <main id="content" tabIndex={-1}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Footer />
      <MobileMenu {...{ me, mode, menus, modeSwitch }} opened={menuOpened} onClose={closeMenu} />
    </div>
  );
}

/** The main layout: header, menus, the page, footer. */
export function ShellLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <Shell />
        <LeaveGuard />
        <Questions />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
