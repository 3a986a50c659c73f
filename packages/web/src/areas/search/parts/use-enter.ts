import { useEffect, useState } from 'react';
import type { Item } from './record-item.ts';

type Options = {
  typed: string;
  /** False while the rows are those of an earlier text. */
  isCurrent: boolean;
  active: Item | undefined;
  open: (item: Item, inNewTab: boolean) => void;
};

/** Opens the active row at Enter. Rows of an earlier text are never opened: it waits for those of the typed one. */
export function useEnter({ typed, isCurrent, active, open }: Options): (inNewTab: boolean) => void {
  const [pressed, setPressed] = useState<{ typed: string; inNewTab: boolean }>();
  useEffect(() => {
    if (pressed === undefined || (pressed.typed === typed && !isCurrent)) return;
    setPressed(undefined);
    if (pressed.typed === typed && active) open(active, pressed.inNewTab);
  }, [pressed, typed, isCurrent, active, open]);
  return (inNewTab) => setPressed({ typed, inNewTab });
}
