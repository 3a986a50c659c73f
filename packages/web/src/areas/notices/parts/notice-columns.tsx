import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Chip } from '#ui/marks/chip.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint, Moment } from '#ui/text/values.tsx';
import { NoticeSubject, RowCounts, RowMarks } from './notice-marks.tsx';

type Viewer = { staff: boolean; linkOf: (row: NoticeRow) => string };

const Pin = () => (
  <Chip kind="accent" weight="regular">
    고정
  </Chip>
);

/** The time of registration (NOTICE-17). */
const createdCell = ({ createdDtm }: NoticeRow) =>
  createdDtm === '' ? <Faint text="미정" /> : <Moment at={createdDtm} />;

/** The subject of a row, bold until it was read. In a table its marks and numbers stand beside it. */
const Title = ({ row, alone = false }: { row: NoticeRow; alone?: boolean }) => (
  <Row as="span" gap={8} inline wraps>
    {!alone && <RowMarks row={row} />}
    <Text as="span" weight={row.readYN === 'N' ? 'semibold' : undefined}>
      <NoticeSubject text={row.noticeSubject} colour={row.noticeSubjectColor} />
    </Text>
    {!alone && <RowCounts row={row} />}
  </Row>
);

/** The columns of both lists. Contractors see no author (NOTICE-15 to NOTICE-20, NOTICE-60). */
export const noticeColumns = ({ staff, linkOf }: Viewer): ListColumn<NoticeRow>[] => [
  {
    key: 'no',
    header: '번호',
    width: 64,
    align: 'center',
    sort: 'createdDtm',
    render: (row) => (row.fixYN === 'Y' ? <Pin /> : row.no),
  },
  { key: 'category', header: '분류', width: 120, render: (row) => row.categoryName },
  { key: 'subject', header: '제목', link: linkOf, render: (row) => <Title row={row} /> },
  ...(staff
    ? [{ key: 'author', header: '작성자', width: 100, render: (row: NoticeRow) => row.createdUserName ?? '' }]
    : []),
  { key: 'made', header: '등록일시', width: 150, render: createdCell },
  {
    key: 'views',
    header: '조회',
    width: 64,
    align: 'right',
    rank: 2,
    render: (row) => withSeparators(row.viewCnt),
  },
];

/** A line of a card, with what stands at its end. */
const CardLine = ({ end, children }: { end: ReactNode; children: ReactNode }) => (
  <Row as="span" gap={8} size={13} tone="soft">
    {children}
    <Text as="span" toEnd>
      {end}
    </Text>
  </Row>
);

/** A notice as a card, which is one link. */
export const noticeCard =
  ({ staff, linkOf }: Viewer) =>
  (row: NoticeRow) => (
    <PressRow as={Link} to={linkOf(row)}>
      <Stack as="span" padY={8} padX={16} fill ground={row.fixYN === 'Y' ? 'surface-2' : undefined}>
        <CardLine end={createdCell(row)}>
          {row.fixYN === 'Y' && <Pin />}
          <RowMarks row={row} />
          <span>{row.categoryName}</span>
        </CardLine>
        <Title row={row} alone />
        <CardLine end={<>조회 {withSeparators(row.viewCnt)}</>}>
          {staff && <span>{row.createdUserName}</span>}
          <RowCounts row={row} />
        </CardLine>
      </Stack>
    </PressRow>
  );
