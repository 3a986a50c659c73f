import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { seoulInstant } from '@portal/contract/core/dates';
import { today } from '#lib/days.ts';
import { Ago } from '#ui/text/ago.tsx';
import css from './comment-head.module.css';

type Props = {
  entry: CommentEntry;
  /** Whom a deep reply answers, else ''. */
  answered?: string;
  /** Whether it answers a comment that is not loaded yet. */
  answersOlder?: boolean;
  /** How many changes one save made; none for a comment. */
  changes?: number;
};

/** Below its day the time is enough; today's are told as one tells them. */
const When = ({ at }: { at: string }) =>
  at.slice(0, 10) === today() ? (
    <Ago at={at} />
  ) : (
    <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
      {at.slice(11, 16)}
    </time>
  );

/** Who wrote or changed something, and when (CMT-04, D-73). */
export const CommentHead = ({ entry, answered = '', answersOlder = false, changes = 0 }: Props) => (
  <header className={css['head']}>
    <strong>{entry.userName}</strong>
    <span>{entry.userPosition}</span>
    {changes > 0 && <span>{changes}건 변경</span>}
    {answered !== '' && <span>{answered}님에게</span>}
    {answersOlder && <span>이전 댓글의 답글</span>}
    <When at={entry.createdDtm} />
    {entry.autoYn === 'Y' && <span className={css['mark']}>자동댓글</span>}
  </header>
);
