import { PAGE_SIZES } from '@portal/contract/core/paging';
import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Select } from '#ui/selects/select.tsx';
import { Pagination } from '#ui/tables/pagination.tsx';
import css from './list.module.css';

const SIZES = PAGE_SIZES.map((rows) => ({ value: String(rows), label: `${rows}개씩 보기` }));

type Props = {
  /** The total in words. Undefined until the first answer. */
  count: string | undefined;
  page: number;
  last: number;
  /** There are more rows than the pages show. */
  goesOn: boolean;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** What a phone shows here instead of beside the title. */
  children?: ReactNode;
};

/**
 * Total, page numbers and rows per page, such as '30개씩 보기' (LISTS-01). On a desktop it stays at the foot of the screen.
 * The last page of a list that goes on says how to reach the other rows (D-650).
 */
export const ListFoot = ({ count, page, last, goesOn, size, onPage, onSize, children }: Props) => (
  <div className={css['foot']} data-print="off">
    <span role="status">
      {count === undefined ? '' : `전체 ${count}`}
      {goesOn && page === last && ` · ${messageText('list.end')}`}
    </span>
    {count === undefined ? <span /> : <Pagination page={page} last={last} onChange={onPage} />}
    <Row gap={8} justify="end" className={css['size']}>
      {children}
      <Select
        className={css['rows']}
        label="페이지 크기"
        value={String(size)}
        options={SIZES}
        onChange={(rows) => onSize(Number(rows))}
      />
    </Row>
  </div>
);
