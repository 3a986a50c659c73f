import { useRef } from 'react';
import { confirmLeave } from '#lib/unsaved.ts';

/**
 * Closes a sheet after asking whether typed text may be lost. It asks after the event and ignores further calls until
 * the question is answered. Otherwise one Escape would reach both the sheet and the question.
 */
export function useConfirmedClose(close: () => void): () => void {
  const asking = useRef(false);
  const ask = async () => {
    if (await confirmLeave()) close();
    setTimeout(() => {
      asking.current = false;
    }, 0);
  };
  return () => {
    if (asking.current) return;
    asking.current = true;
    setTimeout(() => void ask(), 0);
  };
}
