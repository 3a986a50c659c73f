import { Link } from '@tanstack/react-router';
import { toPhotos, useIsPhotos } from '#areas/site-queue/public/photo-search.ts';
import { Row } from '#ui/layout/row.tsx';
import { Count } from '#ui/marks/count.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

import { toReport, useIsReport } from './report-search.ts';
import css from './tabs.module.css';
import { fromTalk, TAB_LINK, toTalk, useIsTalk } from './talk-tab.ts';
import { useUnreadTalk } from './use-unread-talk.ts';
import { toVisits, useIsVisits } from './visit-search.ts';

/** The tabs of an award of the own company. Each has its address, and 대화 the number of unread messages. */
export function AwardTabs({ projectId }: { projectId: number }) {
  const unread = useUnreadTalk(projectId);
  const [isTalk, isVisits, isPhotos, isReport] = [useIsTalk(), useIsVisits(), useIsPhotos(), useIsReport()];
  const isInfo = !(isTalk || isVisits || isPhotos || isReport);
  return (
    <nav className={css['tabs']} data-award aria-label="프로젝트 구역" data-print="off">
      <Link to="." search={fromTalk} {...TAB_LINK} aria-current={isInfo ? 'page' : undefined}>
        정보
      </Link>
      <Link to="." search={toVisits} {...TAB_LINK} aria-current={isVisits ? 'page' : undefined}>
        현장
      </Link>
      <Link to="." search={toTalk} {...TAB_LINK} aria-current={isTalk ? 'page' : undefined}>
        대화
        {!isTalk && unread > 0 && (
          <Row as="b">
            <Count count={unread} large />
            <VisuallyHidden>개 읽지 않음</VisuallyHidden>
          </Row>
        )}
      </Link>
      <Link to="." search={toPhotos} {...TAB_LINK} aria-current={isPhotos ? 'page' : undefined}>
        사진
      </Link>
      <Link to="." search={toReport} {...TAB_LINK} aria-current={isReport ? 'page' : undefined}>
        확인서
      </Link>
    </nav>
  );
}
