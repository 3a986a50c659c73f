import type { LandingNotice } from '@portal/contract/areas/notices/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useActor } from '#lib/use-actor.ts';
import { landingNotices } from '../api.ts';
import { noticePath } from './boards.ts';
import { Mark, Subject } from './notice-title.tsx';
import css from './notices.module.css';

/** Why the notice is shown here: it must be read, or the user was reminded. */
const Reason = ({ notice: { mustReadYN, remindedDtm } }: { notice: LandingNotice }) => (
  <span className={css['reasons']}>
    {mustReadYN === 'Y' && <Mark kind="must">필독</Mark>}
    {remindedDtm !== '' && (
      <Mark kind="waiting" title={`${remindedDtm.slice(0, 16)} 열람 요청`}>
        열람 요청
      </Mark>
    )}
  </span>
);

/** The notices that must be read or were reminded of, on top of the first page until opened (NOTICE-64, NOTICE-66). */
export function LandingNotices() {
  const actor = useActor();
  const { data = [] } = useQuery(landingNotices);
  if (data.length === 0) return null;
  return (
    <section className={css['landing']} aria-labelledby="must-read">
      <h2 id="must-read">읽어야 할 공지 {data.length}건</h2>
      <ul>
        {data.map((notice) => (
          <li key={notice.noticeId}>
            <Link to={noticePath(actor, notice.board, notice.noticeId)}>
              <Reason notice={notice} />
              <Subject text={notice.noticeSubject} colour={notice.noticeSubjectColor} />
              <small>{notice.mustReadUntil !== '' && `${withWeekday(notice.mustReadUntil)}까지`}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
