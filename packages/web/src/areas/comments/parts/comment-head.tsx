import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { seoulInstant } from '@portal/contract/core/dates';
import { today } from '#lib/days.ts';
import { Ago } from '#ui/text/ago.tsx';
import css from './comment-head.module.css';

type Props = {
  entry: CommentEntry;
  /** The name of the author a deep reply answers, else ''. */
  replyTo?: string;
  /** Whether it is a reply to a comment that is not loaded. */
  repliesToUnloaded?: boolean;
  /** The number of changes in one save; 0 for a comment. */
  changes?: number;
};

/** The time of day, because the day is shown above. Today it is shown as elapsed time. */
const Time = ({ at }: { at: string }) =>
  at.slice(0, 10) === today() ? (
    <Ago at={at} />
  ) : (
    <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
      {at.slice(11, 16)}
    </time>
  );

/** The author of a comment or a change, and the time (CMT-04, D-73). */
export const CommentHead = ({ entry, replyTo = '', repliesToUnloaded = false, changes = 0 }: Props) => (
  <header className={css['head']}>
    <strong>{entry.userName}</strong>
    <span>{entry.userPosition}</span>
    {changes > 0 && <span>{changes}건 변경</span>}
    {replyTo !== '' && <span>{replyTo}님에게</span>}
    {repliesToUnloaded && <span>이전 댓글의 답글</span>}
    <Time at={entry.createdDtm} />
    {entry.autoYn === 'Y' && <span className={css['mark']}>자동댓글</span>}
  </header>
);
