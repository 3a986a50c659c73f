import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import { Link } from '@tanstack/react-router';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import { Faint, Moment } from '#ui/text/values.tsx';
import { RowCounts, RowMarks, Subject } from './marks.tsx';
import css from './notices.module.css';

type Viewer = { staff: boolean; linkOf: (row: NoticeRow) => string };

const Pin = () => <span className={css['pin']}>고정</span>;

/** The time of registration (NOTICE-17). */
const createdCell = ({ createdDtm }: NoticeRow) =>
  createdDtm === '' ? <Faint text="미정" /> : <Moment at={createdDtm} />;

/** The subject of a row, bold until it was read. In a table its marks and numbers stand beside it. */
const Title = ({ row, alone = false }: { row: NoticeRow; alone?: boolean }) => (
  <span className={css['name']} data-unread={row.readYN === 'N' || undefined}>
    {!alone && <RowMarks row={row} />}
    <Subject text={row.noticeSubject} colour={row.noticeSubjectColor} />
    {!alone && <RowCounts row={row} />}
  </span>
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

/** A notice as a card, which is one link. */
export const noticeCard =
  ({ staff, linkOf }: Viewer) =>
  (row: NoticeRow) => (
    <Link className={css['card']} to={linkOf(row)} data-pinned={row.fixYN === 'Y' || undefined}>
      <span className={css['top']}>
        {row.fixYN === 'Y' && <Pin />}
        <RowMarks row={row} />
        <span>{row.categoryName}</span>
        <span className={css['end']}>{createdCell(row)}</span>
      </span>
      <Title row={row} alone />
      <span className={css['top']}>
        {staff && <span>{row.createdUserName}</span>}
        <RowCounts row={row} />
        <span className={css['end']}>조회 {withSeparators(row.viewCnt)}</span>
      </span>
    </Link>
  );
