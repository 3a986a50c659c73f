import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { useEffect } from 'react';
import { useChanges } from '#lib/events/use-changes.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import css from './new-offers.module.css';
import type { useNewOffers } from './use-new-offers.ts';

type Props = {
  offers: ReturnType<typeof useNewOffers>;
  /** The rows of the list; undefined until they are read. */
  rows: readonly ProjectRow[] | undefined;
  /** Reloads the rows and counts of the list. */
  reload: () => Promise<unknown>;
  /** Opens the first page of the list. */
  onShow: () => unknown;
};

/** Follows the projects of the list live, and offers to show the new ones. They never push rows away by themselves. */
export function NewOffers({ offers, rows, reload, onShow }: Props) {
  const { count, refetch, begin, show } = offers;
  useEffect(() => {
    if (rows) begin(rows);
  }, [rows, begin]);
  useChanges({ event: PROJECT_EVENT }, () => Promise.all([refetch(), reload()]));
  const handleClick = () => {
    show();
    window.scrollTo({ top: 0 });
    onShow();
  };
  return (
    <span role="status" className={css['news']}>
      {count > 0 && (
        <BusyButton needsServer={false} onClick={handleClick}>
          <span aria-hidden="true">↑</span> 새 프로젝트 {count}건
        </BusyButton>
      )}
    </span>
  );
}
