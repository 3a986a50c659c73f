import { useRef } from 'react';
import { mayLeave } from '#lib/unsaved.ts';

/**
 * Closes a sheet, asking once whether what is typed may be lost. It asks after the event, and is deaf until the question
 * is gone: otherwise the question would hear the Escape that asked it, and the sheet the Escape that answers.
 */
export function useLeave(close: () => void): () => void {
  const asking = useRef(false);
  const ask = async () => {
    if (await mayLeave()) close();
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
