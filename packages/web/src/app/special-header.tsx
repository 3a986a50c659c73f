import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import { messageText } from '@portal/contract/messages';
import { Link } from '@tanstack/react-router';
import { signOut } from '#areas/auth/public/sign-out.ts';
import { GuideLink } from '#areas/guide/public/guide-link.tsx';
import { SearchButton } from '#areas/search/public/search-button.tsx';
import { WorkspaceBell } from '#areas/workspace/public/workspace-bell.tsx';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import { readSite } from '#lib/site.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import shell from './shell.module.css';
import css from './special.module.css';
import { useTitle } from './use-title.ts';

/** Header of the workspace: logo, vacation line, search, guide, bell, name and sign-out (WORK-02 to WORK-06, D-350). */
export const SpecialHeader = ({ me }: { me: StoredSession }) => (
  <header className={`${shell['header']} ${css['header']}`} data-print="off">
    <Link className={css['logo']} to={noticesPathOf(me.userType)}>
      <img src="/favicon.svg" alt="" width={24} height={24} />
      {readSite().companyName}
    </Link>
    <p className={css['vacation']}>
      <Icon name="sun" />
      {messageText('workspace.vacation')}
    </p>
    <div className={shell['side']}>
      <SearchButton me={me} />
      <GuideLink screenTitle={useTitle()} className={`${css['tool']} ${css['guide']}`} />
      <WorkspaceBell />
      <Link className={css['tool']} to={paths.myInfo} title="내 정보 수정">
        <Initial name={me.userName} />
        <span>{me.userName}님</span>
      </Link>
      <button type="button" className={css['tool']} onClick={() => void signOut()}>
        <Icon name="logout" />
        <span>로그아웃</span>
      </button>
    </div>
  </header>
);
