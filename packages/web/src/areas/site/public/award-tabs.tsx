import { Link } from '@tanstack/react-router';
import css from './award-tabs.module.css';
import { fromTalk, toTalk } from './talk-tab.ts';
import { toVisits } from './visit-search.ts';

/** The tabs of an award of the own company. Each has its address. */
export function AwardTabs() {
  const place = { replace: true, resetScroll: false, activeOptions: { exact: true } } as const;
  return (
    <nav className={css['tabs']} aria-label="프로젝트 구역" data-print="off">
      <Link to="." search={fromTalk} {...place}>
        정보
      </Link>
      <Link to="." search={toVisits} {...place}>
        현장
      </Link>
      <Link to="." search={toTalk} {...place}>
        대화
      </Link>
    </nav>
  );
}
