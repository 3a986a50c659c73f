import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { signOut } from '#areas/auth/public/sign-out.ts';
import { GuideLink } from '#areas/guide/public/guide-link.tsx';
import { AllMenus } from '#areas/menu/public/all-menus.tsx';
import { ModeSwitch } from '#areas/menu/public/mode-switch.tsx';
import type { Menus } from '#areas/menu/public/use-menus.ts';
import { searchOpened } from '#areas/search/public/search-opened.ts';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { installEvent } from '../install/install-event.ts';
import { installMethod, installSheet } from '../install/install-offer.ts';
import { ThemeSwitch } from '../theme-switch.tsx';
import { useTitle } from '../use-title.ts';
import css from './mobile-menu.module.css';
import { CompanyLink } from './person-menu.tsx';

const Drawer = lazyPart(async () => (await import('#ui/layers/drawer.tsx')).Drawer);

type Props = {
  me: StoredSession;
  mode: MenuMode;
  menus: Menus;
  /** The mark at the entry 알림목록. */
  alarmMark?: ReactNode;
  opened: boolean;
  onClose: () => void;
};

/** Calls `onClose` after every navigation, so that the drawer never stays open. */
function useCloseOnNavigation(onClose: () => void): void {
  const { href } = useLocation();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the address changes
  useEffect(() => latest.current(), [href]);
}

/** Opens the install sheet, where this device can install the portal. */
function InstallButton({ onChosen }: { onChosen: () => void }) {
  useSyncExternalStore(installEvent.subscribe, installEvent.get);
  if (installMethod() === null) return null;
  const open = () => {
    onChosen();
    installSheet.set(true);
  };
  return (
    <BusyButton variant="default" fullWidth onClick={open}>
      홈 화면에 추가
    </BusyButton>
  );
}

/** Opens '찾기', which the header of a list has no room for. */
function SearchEntry({ onChosen }: { onChosen: () => void }) {
  const open = () => {
    onChosen();
    searchOpened.set(true);
  };
  return (
    <BusyButton variant="default" fullWidth leftSection={<Icon name="search" />} onClick={open}>
      찾기
    </BusyButton>
  );
}

/** The drawer behind '전체' on a phone: '찾기', all menus, the overview, the switches of mode and theme, and 로그아웃. */
export function MobileMenu({ me, mode, menus, alarmMark, opened, onClose }: Props): ReactNode {
  useCloseOnNavigation(onClose);
  const title = useTitle();
  return (
    <Suspense>
      <Drawer title={`${me.userName}님`} opened={opened} onClose={onClose}>
        <div className={css['menu']}>
          <SearchEntry onChosen={onClose} />
          <ModeSwitch me={me} mode={mode} />
          <AllMenus menus={menus} mode={mode} alarmMark={alarmMark} onChosen={onClose} />
          <div className={css['foot']}>
            <Link to={paths.home}>
              <Icon name="board" />
              한눈에 보기
            </Link>
            <Link to={paths.notifySetting}>
              <Icon name="settings" />
              알림 설정
            </Link>
            <ThemeSwitch />
            <GuideLink screenTitle={title} onChosen={onClose} />
            <CompanyLink />
            <InstallButton onChosen={onClose} />
            <BusyButton variant="default" fullWidth onClick={signOut}>
              로그아웃
            </BusyButton>
          </div>
        </div>
      </Drawer>
    </Suspense>
  );
}
