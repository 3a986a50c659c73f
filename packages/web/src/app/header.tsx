import { noticesOf } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { Link } from '@tanstack/react-router';
import { AlarmBell } from '../areas/alarms/public/alarm-bell.tsx';
import { signOut } from '../areas/auth/public/sign-out.ts';
import { paths } from '../lib/paths.ts';
import type { StoredSession } from '../lib/session.ts';
import { readSite } from '../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import './header.css';

/** The company's own site, in a new tab (D-21). */
export function CompanyLink() {
  const { companyName, companyUrl } = readSite();
  if (companyUrl === '') return null;
  return (
    <a href={companyUrl} target="_blank" rel="noopener noreferrer">
      {companyName}
      <Icon name="outside" />
    </a>
  );
}

/** Logo, company link, bell for staff, who is signed in, and the way out (SHELL-03 to SHELL-07). */
export function Header({ me, onMenu }: { me: StoredSession; onMenu: () => void }) {
  const { companyName } = readSite();
  return (
    <header className="header">
      <button type="button" className="header-menu" aria-label="메뉴 열기" onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <Link className="header-logo" to={noticesOf(me.userType)}>
        <img src="/favicon.svg" alt="" width={26} height={26} />
        {companyName}
      </Link>
      <div className="header-side">
        <span className="header-wide">
          <CompanyLink />
        </span>
        {me.userType === UserType.Staff && <AlarmBell />}
        <span className="header-name">{me.userName}님</span>
        <Link className="header-wide" to={paths.myInfo}>
          <Icon name="user" />내 정보
        </Link>
        <button type="button" className="header-wide" onClick={() => void signOut()}>
          <Icon name="logout" />
          로그아웃
        </button>
      </div>
    </header>
  );
}
