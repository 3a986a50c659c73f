const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/g;
/** Punctuation at the end of an address that does not belong to it. */
const TRAILING_PUNCTUATION = '.,:;!?)]}';
const withoutPunctuation = (found: string): string =>
  found.slice(0, found.split('').findLastIndex((character) => !TRAILING_PUNCTUATION.includes(character)) + 1);

type Piece = { at: number; text: string; href?: string };

/** Splits a text at its addresses. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    if (index > end) pieces.push({ at: end, text: text.slice(end, index) });
    pieces.push({ at: index, text: address, href: address.startsWith('www.') ? `https://${address}` : address });
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { at: end, text: text.slice(end) }] : pieces;
}

/** A text with its addresses as links that open in a new tab. */
export const LinkedText = ({ text }: { text: string }) =>
  piecesOf(text).map(({ at, text: piece, href }) =>
    href === undefined ? (
      piece
    ) : (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ),
  );
