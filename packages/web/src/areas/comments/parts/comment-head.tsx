import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { seoulInstant } from '@portal/contract/core/dates';
import { today } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';

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
  <Row as="header" gap={8} size={12} align="baseline" tone="faint" wraps>
    <Text as="strong" size={13} weight="semibold" tone="text">
      {entry.userName}
    </Text>
    <span>{entry.userPosition}</span>
    {replyTo !== '' && <span>{replyTo}님에게</span>}
    {repliesToUnloaded && <span>이전 댓글의 답글</span>}
    <Text as="span" toEnd>
      <CommentTime at={entry.createdDtm} />
    </Text>
  </Row>
);
