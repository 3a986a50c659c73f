import { useMatches } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Korean title of the screen: the browser tab, and the h1 of a plain page. */
    title?: string;
  }
}

/** The title of the screen that the address leads to; blank for /temp-route. */
export const useTitle = (): string => useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' });
