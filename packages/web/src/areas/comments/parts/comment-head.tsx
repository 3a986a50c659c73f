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
};

/** The time of day, because the day is shown above. Today it is shown as elapsed time. */
export const CommentTime = ({ at }: { at: string }) =>
  at.slice(0, 10) === today() ? (
    <Ago at={at} />
  ) : (
    <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
      {at.slice(11, 16)}
    </time>
  );

/** The author of a comment, and the time (CMT-04). */
export const CommentHead = ({ entry, replyTo = '', repliesToUnloaded = false }: Props) => (
  <header className={css['head']}>
    <strong>{entry.userName}</strong>
    <span>{entry.userPosition}</span>
    {replyTo !== '' && <span>{replyTo}님에게</span>}
    {repliesToUnloaded && <span>이전 댓글의 답글</span>}
    <CommentTime at={entry.createdDtm} />
  </header>
);
