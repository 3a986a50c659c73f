let openedAt = Date.now();

/** Notes that the user goes to an address, whose route asks for what the page shows. */
export const notePageOpened = (): void => {
  openedAt = Date.now();
};

/** How old in ms an answer may be to count as fresh: a page does not ask again for what its route has asked. */
export const ageOfPage = (): number => Date.now() - openedAt;
