import { useMatches } from '@tanstack/react-router';

/** The list that a record or a form belongs to. */
export type ScreenAbove = { path: string; title: string };

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Korean title of the screen: the browser tab, and the h1 of a plain page. */
    title?: string;
    above?: ScreenAbove;
  }
}

/** The title of the screen that the address leads to; blank for /temp-route. */
export const useTitle = (): string => useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' });

/** Where the way back from this screen leads; undefined for a screen that menus lead to. */
export const useScreenAbove = (): ScreenAbove | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.above });
