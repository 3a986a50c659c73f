import { PAGE_SIZES } from '@portal/contract/core/paging';
import { useEffect, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';

type Size = (typeof PAGE_SIZES)[number];

/** Longer months are printed page by page. */
const MOST: Size = 100;

type Props = {
  /** Rows on screen, and of the whole month. */
  shown: number;
  total: number;
  /** Puts the whole month on one page. */
  onWhole: (size: Size) => unknown;
};

/** Prints the month: all of it, whatever page of it is on screen. */
export function PrintMonth({ shown, total, onWhole }: Props) {
  const [wanted, setWanted] = useState(false);
  const isReady = shown >= total || total > MOST;
  useEffect(() => {
    if (!wanted || !isReady) return;
    setWanted(false);
    window.print();
  }, [wanted, isReady]);
  const handleClick = () => {
    if (!isReady) onWhole(PAGE_SIZES.find((size) => size >= total) ?? MOST);
    setWanted(true);
  };
  return (
    <BusyButton variant="default" onClick={handleClick}>
      인쇄
    </BusyButton>
  );
}
