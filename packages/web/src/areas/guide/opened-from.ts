import { useLocation } from '@tanstack/react-router';

/** The screen from which the guide was opened. */
export type OpenedFrom = { href: string; title: string };

declare module '@tanstack/react-router' {
  interface HistoryState {
    openedFrom?: OpenedFrom;
  }
}

/** A link inside the guide: the next page remembers the same screen. */
export const sameState = <State>(state: State): State => state;

/** The screen from which the guide was opened, undefined when it was opened by its address. */
export const useOpenedFrom = (): OpenedFrom | undefined => useLocation({ select: ({ state }) => state.openedFrom });
