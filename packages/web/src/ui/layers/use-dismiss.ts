import { type RefObject, useEffect } from 'react';

/** While `opened`, calls `onDismiss` on a press outside `inside` or on Escape, with `byKey` true for Escape. */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  opened: boolean,
  onDismiss: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!opened) return;
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) onDismiss(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss(true);
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [inside, opened, onDismiss]);
}
