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
  /** Path of a second screen that the tab also stands for. */
  secondPath?: string;
  unread?: boolean;
};

const staffTabs = (mode: MenuMode): Tab[] => [
  { label: '오늘', icon: 'home', path: noticesPathOf(mode) },
  { label: '프로젝트', icon: 'list', path: mode === UserType.Staff ? paths.projectMizeList : paths.projectList },
  { label: '보고', icon: 'board', path: paths.reportList, secondPath: paths.reportFeed },
  { label: '알림', icon: 'bell', path: paths.alarmList, unread: true },
];

const PARTNER_TABS: readonly Tab[] = [
  { label: '오늘', icon: 'home', path: paths.noticeList },
  { label: '프로젝트', icon: 'list', path: paths.projectCompanyList },
  { label: '수주', icon: 'order', path: paths.orderSelf },
  { label: '정산', icon: 'money', path: paths.accountingList },
];

type Props = { me: StoredSession; mode: MenuMode; menuOpened: boolean; onMenu: () => void };

/** The tab bar of a phone. '전체' opens all menus. */
export function BottomBar({ me, mode, menuOpened, onMenu }: Props) {
  const { pathname } = useLocation();
  const tabs = me.userType === UserType.Staff ? staffTabs(mode) : PARTNER_TABS;
  return (
    <nav className={css['bar']} aria-label="바로가기">
      {tabs.map(({ label, icon, path, secondPath, unread }) => (
        <Link key={path} to={path} aria-current={pathname === path || pathname === secondPath ? 'page' : undefined}>
          <Icon name={icon} />
          {label}
          {unread && <UnreadBadge />}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" aria-expanded={menuOpened} onClick={onMenu}>
        <Icon name="all" />
        전체
        {me.userType === UserType.Partner && <MessageBadge corner />}
      </button>
    </nav>
  );
}
