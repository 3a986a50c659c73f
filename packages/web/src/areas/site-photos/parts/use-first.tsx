import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';

/** The first items, and a button that shows the rest. */
export function useFirst<T>(items: readonly T[], first: number) {
  const [isOpen, setIsOpen] = useState(false);
  const more = !isOpen && items.length > first && (
    <BusyButton variant="default" onClick={() => setIsOpen(true)}>
      모두 보기 {items.length}
    </BusyButton>
  );
  return { shown: isOpen ? items : items.slice(0, first), more };
}
