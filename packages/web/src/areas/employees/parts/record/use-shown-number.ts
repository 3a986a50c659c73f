import { NUMBER_SHOWN_SECONDS } from '@portal/contract/areas/employees/personal-numbers';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** An opened number while it is shown, and the seconds until it is hidden again (D-107). */
export function useShownNumber() {
  const [shown, setShown] = useState<{ number: string; until: number } | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (shown === null) return;
    const timer = setInterval(() => {
      const seconds = Math.ceil((shown.until - Date.now()) / SECOND_MS);
      setLeft(seconds);
      if (seconds <= 0) setShown(null);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [shown]);
  const show = (number: string) => {
    setLeft(NUMBER_SHOWN_SECONDS);
    setShown({ number, until: Date.now() + NUMBER_SHOWN_SECONDS * SECOND_MS });
  };
  return { number: shown?.number ?? null, left, show, hide: () => setShown(null) };
}
