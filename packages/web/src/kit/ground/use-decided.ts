import { useState } from 'react';

/**
 * What a dialog is about, as it was when the user opened it. Its question and its request so belong together. After a
 * refused write has shown what changed, the dialog is about the present record, and the user decides again.
 */
export function useDecided<T>(current: T) {
  const [opened, setOpened] = useState<T | null>(null);
  const [follows, setFollows] = useState(false);
  return {
    shown: follows ? current : (opened ?? current),
    opened: opened !== null,
    open: () => {
      setFollows(false);
      setOpened(current);
    },
    close: () => setOpened(null),
    /** Runs the explanation of a refused deed. */
    explained: async (explain: () => Promise<boolean>): Promise<boolean> => {
      const isExplained = await explain();
      setFollows(isExplained);
      return isExplained;
    },
  };
}
