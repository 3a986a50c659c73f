let openedAt = Date.now();
let isFirst = true;
let isShown = false;

/** Records that a navigation starts, whose route loads the data of the page. */
export function notePageOpened({ fromLocation }: { fromLocation?: unknown }): void {
  openedAt = Date.now();
  isFirst = fromLocation === undefined;
}

/** Records that a page is on screen, whose calls are sent. */
export function notePageShown(): void {
  isShown = true;
}

/** Whether any page has been on screen since the tab was opened. */
export const isPageShown = (): boolean => isShown;

/** Whether the page on screen is the one that the tab was opened with. Nothing was typed in another before it. */
export const isFirstPage = (): boolean => isFirst;

/** Time in ms since the page was opened, as a `staleTime`. The page then does not repeat the queries of its route. */
export const pageAge = (): number => Date.now() - openedAt;
