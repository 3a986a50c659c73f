import { type MenuMode, noticesPathOf } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { Link, useLocation } from '@tanstack/react-router';
import { UnreadBadge } from '#areas/alarms/public/unread-badge.tsx';
import { MessageBadge } from '#areas/notify/public/message-badge.tsx';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import { Icon, type IconName } from '#ui/marks/icon.tsx';
import css from './bottom-bar.module.css';

type Tab = {
  label: string;
  icon: IconName;
  path: string;
  /** What the address of another screen of the tab begins with. */
  alsoBelow?: string;
  unread?: boolean;
};

/** All screens of the workspace. */
const WORKSPACE = paths.reportList.replace(/list$/, '');

const staffTabs = (mode: MenuMode): Tab[] => [
  { label: '오늘', icon: 'home', path: noticesPathOf(mode), alsoBelow: paths.home },
  { label: '프로젝트', icon: 'list', path: mode === UserType.Staff ? paths.projectMizeList : paths.projectList },
  { label: '보고', icon: 'board', path: paths.reportList, alsoBelow: WORKSPACE },
  { label: '알림', icon: 'bell', path: paths.alarmList, unread: true },
];

const PARTNER_TABS: readonly Tab[] = [
  { label: '오늘', icon: 'home', path: paths.noticeList, alsoBelow: paths.home },
  { label: '프로젝트', icon: 'list', path: paths.projectCompanyList },
  { label: '수주', icon: 'order', path: paths.orderSelf },
  { label: '정산', icon: 'money', path: paths.accountingList },
];

const includesPath = ({ path, alsoBelow }: Tab, pathname: string): boolean =>
  pathname === path || (alsoBelow !== undefined && pathname.startsWith(alsoBelow));

type Props = { me: StoredSession; mode: MenuMode; menuOpened: boolean; onMenu: () => void };

/** The tab bar of a phone. '전체' opens all menus, and stands for every screen that no other tab leads to. */
export function BottomBar({ me, mode, menuOpened, onMenu }: Props) {
  const { pathname } = useLocation();
  const tabs = me.userType === UserType.Staff ? staffTabs(mode) : PARTNER_TABS;
  const current = tabs.find((tab) => includesPath(tab, pathname));
  return (
    <nav className={css['bar']} aria-label="바로가기">
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={tab === current ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.label}
          {tab.unread && <UnreadBadge />}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={menuOpened}
        aria-current={current === undefined || undefined}
        onClick={onMenu}
      >
        <Icon name="all" />
        전체
        {me.userType === UserType.Partner && <MessageBadge corner />}
      </button>
    </nav>
  );
}
