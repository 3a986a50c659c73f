/** Both lines of an address as one text, '' for one that is not known. */
export const wholeAddress = (place: { addr1: string; addr2: string } | undefined): string =>
  place ? [place.addr1, place.addr2].filter((line) => line !== '').join(' ') : '';
