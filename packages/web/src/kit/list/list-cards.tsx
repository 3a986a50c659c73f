import { type Key, type ReactNode, useSyncExternalStore } from 'react';
import type { Selection } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import css from './list.module.css';

const PHONE = '(max-width: 640px)';

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The page is as narrow as a phone. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  card: (row: Row) => ReactNode;
  emptyText: string;
  selection: Selection | undefined;
  stale: boolean;
};

/** A list as cards that its area draws, each with a box where rows can be marked. */
export function ListCards<Row>({ label, rows, keyOf, card, emptyText, selection, stale }: Props<Row>) {
  if (rows.length === 0) return <EmptyState text={emptyText} />;
  return (
    <ul className={css['cards']} aria-label={label} aria-busy={stale}>
      {rows.map((row) => {
        const key = keyOf(row);
        return (
          <li key={key} className={css['card']}>
            {selection && (
              <input
                type="checkbox"
                aria-label="행 선택"
                checked={selection.selected.has(key)}
                onChange={() => selection.onToggle(key)}
              />
            )}
            <div>{card(row)}</div>
          </li>
        );
      })}
    </ul>
  );
}
