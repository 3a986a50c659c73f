import { UserType } from '@portal/contract/core/actor';
import { Link } from '@tanstack/react-router';
import { signOut } from '#areas/auth/public/sign-out.ts';
import { GuideLink } from '#areas/guide/public/guide-link.tsx';
import { MessageBadge } from '#areas/notify/public/message-badge.tsx';
import { sheetOpened } from '#kit/keys/key-settings.ts';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import { readSite } from '#lib/site.ts';
import drop from '#ui/layers/drop-panel.module.css';
import { useDropPanel } from '#ui/layers/use-drop-panel.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { ThemeSwitch } from '../theme-switch.tsx';
import { useTitle } from '../use-title.ts';
import css from './person-menu.module.css';

/** Link to the company's website, in a new tab (D-21). */
export function CompanyLink() {
  const { companyName, companyUrl } = readSite();
  if (companyUrl === '') return null;
  return (
    <a href={companyUrl} target="_blank" rel="noopener noreferrer">
      <Icon name="outside" />
      {companyName} 홈페이지
    </a>
  );
}

/** The user's name. A click opens account, alarms, theme, company website and sign-out (SHELL-03 to SHELL-06). */
export function PersonMenu({ me }: { me: StoredSession }) {
  const { id, root, opened, close, focusOpener, button } = useDropPanel();
  const title = useTitle();
  const leave = () => {
    focusOpener();
    close();
    void signOut();
  };
  const showKeys = () => {
    focusOpener();
    close();
    sheetOpened.set(true);
  };
  return (
    <div className={css['person']} ref={root}>
      <button type="button" className={css['opener']} {...button}>
        <span className={css['initial']} aria-hidden="true">
          {me.userName.slice(0, 1)}
        </span>
        <span className={css['name']}>{me.userName}님</span>
        <Icon name="down" />
      </button>
      {opened && (
        <section className={`${drop['panel']} ${css['panel']}`} id={id} aria-label={`${me.userName}님`}>
          <Link to={paths.myInfo} onClick={close}>
            <Icon name="user" />내 정보 수정
          </Link>
          <Link to={paths.notifySetting} onClick={close}>
            <Icon name="settings" />
            알림 설정
          </Link>
          <Link to={paths.alarmList} onClick={close}>
            <Icon name="bell" />
            알림목록
            {me.userType === UserType.Partner && <MessageBadge />}
          </Link>
          <hr />
          <div className={css['theme']}>
            <span>화면</span>
            <ThemeSwitch />
          </div>
          <CompanyLink />
          <GuideLink screenTitle={title} onChosen={close} />
          <button type="button" onClick={showKeys}>
            <Icon name="keyboard" />
            단축키
          </button>
          <hr />
          <button type="button" onClick={leave}>
            <Icon name="logout" />
            로그아웃
          </button>
        </section>
      )}
    </div>
  );
}
