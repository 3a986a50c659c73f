let openedAt = Date.now();

/** Records that a navigation starts, whose route loads the data of the page. */
export const notePageOpened = (): void => {
  openedAt = Date.now();
};

/** Time in ms since the page was opened, as a `staleTime`. The page then does not repeat the queries of its route. */
export const pageAge = (): number => Date.now() - openedAt;
