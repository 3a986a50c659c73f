import { withSeparators } from '@portal/contract/core/formats';
import { PAGE_SIZES } from '@portal/contract/core/paging';
import { Pagination } from '#ui/tables/pagination.tsx';
import css from './list.module.css';
import type { Unit } from './run-batch.ts';

type Props = {
  /** Undefined until the first answer. */
  total: number | undefined;
  page: number;
  last: number;
  unit?: Unit | undefined;
  size: number;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/**
 * Total, page numbers and rows per page, such as '30개씩' (LISTS-01). On a desktop it stays at the foot of the screen.
 */
export const ListFoot = ({ total, page, last, unit = '건', size, onPage, onSize }: Props) => (
  <div className={css['foot']} data-print="off">
    <span role="status">{total === undefined ? '' : `전체 ${withSeparators(total)}${unit}`}</span>
    {total === undefined ? <span /> : <Pagination page={page} last={last} onChange={onPage} />}
    <label className={css['size']}>
      <span aria-hidden="true">한 쪽에</span>
      <select
        aria-label="페이지 크기"
        value={String(size)}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      >
        {PAGE_SIZES.map((rows) => (
          <option key={rows} value={rows}>
            {rows}개씩
          </option>
        ))}
      </select>
    </label>
  </div>
);
