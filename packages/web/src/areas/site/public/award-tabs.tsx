import { Link } from '@tanstack/react-router';
import css from './award-tabs.module.css';
import { fromTalk, TAB_LINK, toTalk, useIsTalk } from './talk-tab.ts';
import { toVisits, useIsVisits } from './visit-search.ts';

/** The tabs of an award of the own company. Each has its address. */
export function AwardTabs() {
  const [isTalk, isVisits] = [useIsTalk(), useIsVisits()];
  const current = (isCurrent: boolean) => ({ ...TAB_LINK, 'aria-current': isCurrent ? ('page' as const) : undefined });
  return (
    <nav className={css['tabs']} aria-label="프로젝트 구역" data-print="off">
      <Link to="." search={fromTalk} {...current(!isTalk && !isVisits)}>
        정보
      </Link>
      <Link to="." search={toVisits} {...current(isVisits)}>
        현장
      </Link>
      <Link to="." search={toTalk} {...current(isTalk)}>
        대화
      </Link>
    </nav>
  );
}
