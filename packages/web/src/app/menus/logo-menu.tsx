import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import { readSite } from '#lib/site.ts';
import drop from '#ui/layers/drop-panel.module.css';
import { useDropPanel } from '#ui/layers/use-drop-panel.ts';
import { Icon } from '#ui/marks/icon.tsx';
import css from './logo-menu.module.css';

/** The logo, which opens the first page, and beside it the menu with the overview (D-319). */
export function LogoMenu({ me }: { me: StoredSession }) {
  const { companyName } = readSite();
  const { id, root, opened, close, button } = useDropPanel();
  const first = noticesPathOf(me.userType);
  return (
    <div className={css['logo']} ref={root}>
      <Link className={css['name']} to={first}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        {companyName}
      </Link>
      <button type="button" className={css['opener']} aria-label={`${companyName} 메뉴`} {...button}>
        <Icon name="down" />
      </button>
      {opened && (
        <nav className={`${drop['panel']} ${css['panel']}`} id={id} aria-label={`${companyName} 메뉴`}>
          <Link to={paths.home} onClick={close}>
            <Icon name="board" />
            한눈에 보기
          </Link>
          <Link to={first} onClick={close}>
            <Icon name="task" />
            오늘 할 일과 공지사항
          </Link>
        </nav>
      )}
    </div>
  );
}
