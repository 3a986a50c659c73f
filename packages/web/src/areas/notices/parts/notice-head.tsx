import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { seoulInstant, withWeekday } from '@portal/contract/core/dates';
import { withSeparators } from '@portal/contract/core/formats';
import type { ReactNode } from 'react';
import { RecordHead } from '#kit/record/record-head.tsx';
import { shortDay } from '#lib/days.ts';
import { Row } from '#ui/layout/row.tsx';
import { BOARD_PATHS } from './boards.ts';
import { Mark, NoticeMarks, NoticeSubject } from './notice-marks.tsx';

type Props = { board: NoticeBoard; notice: NoticeInfo; actions?: ReactNode; talk?: boolean };

/** The line below the subject. Contractors do not get the author (NOTICE-60). */
function MetaLine({ notice }: { notice: NoticeInfo }) {
  const { mustReadYN, mustReadUntil, categoryName, createdUserName, publishedDtm, viewCnt } = notice;
  return (
    <Row as="p" gap={12} padY={8} size={13} tone="soft" wraps>
      {mustReadYN === 'Y' && <Mark kind="must">필독 · {shortDay(mustReadUntil)}까지</Mark>}
      <NoticeMarks notice={notice} />
      <Mark>{categoryName}</Mark>
      {createdUserName !== undefined && <span>{createdUserName}</span>}
      <time dateTime={seoulInstant(publishedDtm)}>
        {withWeekday(publishedDtm.slice(0, 10))} {publishedDtm.slice(11, 16)}
      </time>
      <span>조회 {withSeparators(viewCnt)}</span>
    </Row>
  );
}

/** The head of a notice: its subject in its colour, and its marks, category, author and time. */
export const NoticeHead = ({ board, notice, ...rest }: Props) => (
  <RecordHead
    {...rest}
    name={notice.noticeSubject}
    title={<NoticeSubject text={notice.noticeSubject} colour={notice.noticeSubjectColor} />}
    facts={[]}
    listPath={BOARD_PATHS[board].list}
    missing={<MetaLine notice={notice} />}
  />
);
