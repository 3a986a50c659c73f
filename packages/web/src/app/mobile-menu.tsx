import type { MenuMode } from '@portal/contract/areas/menu/mode';
import { lazy, type ReactNode, Suspense } from 'react';
import { signOut } from '../areas/auth/public/sign-out.ts';
import { LeftMenu } from '../areas/menu/public/left-menu.tsx';
import { TopMenu } from '../areas/menu/public/top-menu.tsx';
import type { Menus } from '../areas/menu/public/use-menus.ts';
import type { StoredSession } from '../lib/session.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { CompanyLink } from './header.tsx';
import './mobile-menu.css';

const Drawer = lazy(async () => ({ default: (await import('../ui/drawer.tsx')).Drawer }));

type Props = {
  me: StoredSession;
  mode: MenuMode;
  menus: Menus;
  modeSwitch: ReactNode;
  opened: boolean;
  onClose: () => void;
};

/** All menus in a drawer, for screens without room for bars. */
export function MobileMenu({ me, mode, menus, modeSwitch, opened, onClose }: Props) {
  return (
    <Suspense>
      <Drawer title={`${me.userName}님`} opened={opened} onClose={onClose}>
        <div className="mobile-menu">
          {modeSwitch}
          <TopMenu groups={menus.groups} />
          <LeftMenu menus={menus} mode={mode} onChosen={onClose} />
          <div className="mobile-menu-foot">
            <CompanyLink />
            <BusyButton variant="default" fullWidth onClick={signOut}>
              로그아웃
            </BusyButton>
          </div>
        </div>
      </Drawer>
    </Suspense>
  );
}
