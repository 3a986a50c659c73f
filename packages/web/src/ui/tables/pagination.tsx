import { pageGroup } from '@portal/contract/core/paging';
import { Icon } from '../marks/icon.tsx';
import css from './pagination.module.css';

type Props = { page: number; last: number; onChange: (page: number) => void };

/** Page numbers in groups of five, with first, previous, next and last (LISTS-07). */
export function Pagination({ page, last, onChange }: Props) {
  const step = (label: string, icon: 'first' | 'previous' | 'next' | 'last', target: number, possible: boolean) => (
    <button type="button" aria-label={label} title={label} disabled={!possible} onClick={() => onChange(target)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className={css['pages']} aria-label="페이지">
      {step('처음', 'first', 1, page > 1)}
      {step('이전', 'previous', page - 1, page > 1)}
      {pageGroup(page, last).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`${number} 페이지`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => number !== page && onChange(number)}
        >
          {number}
        </button>
      ))}
      {step('다음', 'next', page + 1, page < last)}
      {step('마지막', 'last', last, page < last)}
    </nav>
  );
}
