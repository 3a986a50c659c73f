import { PAGE_SIZES } from '@portal/contract/core/paging';
import { useEffect, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';

type Size = (typeof PAGE_SIZES)[number];

/** The largest page size. Longer months are printed page by page. */
const MAX_ROWS: Size = 100;

type Props = {
  /** The number of rows on screen, and of the whole month. */
  shown: number;
  total: number;
  /** Puts the whole month on one page. */
  onShowAll: (size: Size) => unknown;
};

/** Prints the whole month, independent of the shown page. */
export function PrintMonth({ shown, total, onShowAll }: Props) {
  const [requested, setRequested] = useState(false);
  const isReady = shown >= total || total > MAX_ROWS;
  useEffect(() => {
    if (!requested || !isReady) return;
    setRequested(false);
    window.print();
  }, [requested, isReady]);
  const handleClick = () => {
    if (!isReady) onShowAll(PAGE_SIZES.find((size) => size >= total) ?? MAX_ROWS);
    setRequested(true);
  };
  return (
    <BusyButton variant="default" onClick={handleClick}>
      인쇄
    </BusyButton>
  );
}
