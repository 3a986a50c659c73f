import { mayToggleMode } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useMe } from '#areas/account/public/use-me.ts';
import { FailedLookups } from '#areas/lookups/public/failed-lookups.tsx';
import { LeftMenu } from '#areas/menu/public/left-menu.tsx';
import { useMenuMode } from '#areas/menu/public/menu-mode.ts';
import { useMenus, withoutActive } from '#areas/menu/public/use-menus.ts';
import { MessageBadge } from '#areas/notify/public/message-badge.tsx';
import { useRenewPush } from '#areas/push/public/use-renew-push.ts';
import { storeFirstCalls } from '#lib/device/first-calls.ts';
import { hasTypeface } from '#lib/device/typeface.ts';
import { useIdle } from '#lib/use-idle.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionStrip } from './connection/connection-strip.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstallLayer } from './install/install-layer.tsx';
import { MobileMenu } from './menus/mobile-menu.tsx';
import css from './shell.module.css';
import { ShellFrame } from './shell-frame.tsx';
import { useRefreshRights } from './use-refresh-rights.ts';
import { useIsUnknown, useParentScreen } from './use-title.ts';

/** What is unsent on a contractor's device. Staff load nothing of it. */
const UnsentStrip = lazyPart(async () => (await import('#areas/site-queue/public/unsent-strip.tsx')).UnsentStrip);

/** Keeps the open awards on a contractor's device. */
const StoreAwards = lazyPart(
  async () => (await import('#areas/outsourced-projects/public/store-awards.tsx')).StoreAwards,
);

function Shell() {
  useRefreshRights();
  const me = useMe();
  useRenewPush(me?.userId);
  const mode = useMenuMode();
  const [menuOpened, setMenuOpened] = useState(false);
  const allMenus = useMenus(mode);
  const isUnknown = useIsUnknown();
  const menus = isUnknown ? withoutActive(allMenus) : allMenus;
  const idle = useIdle();
  const isRoot = useParentScreen() === undefined;
  useEffect(() => {
    // The characters that users write, where our own typeface stands already or comes now.
    if (idle || hasTypeface()) void import('#styles/font-slices.css');
    if (idle) storeFirstCalls();
  }, [idle]);
  // The session has ended, and the login page is about to open.
  if (me === null) return null;
  const shared = { me, mode, menus };
  const alarmMark = me.userType === UserType.Partner && <MessageBadge />;
  // The mode is shown only to users who may switch it.
  const shownMode = mayToggleMode(me) ? mode : undefined;
  return (
    <div className={css['shell']} data-mode={shownMode}>
      <a className={css['skip']} href="#content" data-print="off">
        본문 바로가기
      </a>
      <Header {...shared} />
      <ConnectionStrip />
      <Suspense>{me.userType === UserType.Partner && idle && <UnsentStrip key={me.userId} />}</Suspense>
      <Suspense>{me.userType === UserType.Partner && idle && <StoreAwards key={me.userId} />}</Suspense>
      <div className={css['body']}>
        <aside className={css['aside']} data-print="off">
          <LeftMenu menus={menus} mode={mode} alarmMark={alarmMark} />
        </aside>
        <main id="content" tabIndex={-1}>
          <FailedLookups />
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <Footer />
      {isRoot && <BottomBar me={me} mode={mode} menuOpened={menuOpened} onMenu={() => setMenuOpened(true)} />}
      <InstallLayer isRoot={isRoot} />
      <MobileMenu {...shared} alarmMark={alarmMark} opened={menuOpened} onClose={() => setMenuOpened(false)} />
    </div>
  );
}

/** The main layout: header, menus, the page and a footer. A phone has a tab bar. */
export const ShellLayout = () => (
  <ShellFrame>
    <Shell />
  </ShellFrame>
);
