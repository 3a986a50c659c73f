import { useMatches } from '@tanstack/react-router';
import type { ParentPage } from '#kit/page/area-page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Korean title of the screen: in the browser tab, and the h1 of a plain page. */
    title?: string;
    parent?: ParentPage;
    /** The screen of an unknown address, which belongs to no menu. */
    isUnknown?: true;
  }
}

/** The title of the current screen, '' for /temp-route. */
export const useTitle = (): string => useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' });

/** Whether the address leads to no screen. */
export const useIsUnknown = (): boolean =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.isUnknown === true });

/** The list that the back link of this screen opens. Undefined for a screen that menus link to. */
export const useParentScreen = (): ParentPage | undefined =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.parent });
