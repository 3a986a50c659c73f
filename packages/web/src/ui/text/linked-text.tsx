const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"']+/g;
/** What ends a sentence or a bracket around an address belongs to neither. */
const TAIL = '.,:;!?)]}';
const withoutTail = (found: string): string =>
  found.slice(0, found.split('').findLastIndex((character) => !TAIL.includes(character)) + 1);

type Piece = { at: number; text: string; href?: string };

/** A text cut at its addresses. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (index > end) pieces.push({ at: end, text: text.slice(end, index) });
    pieces.push({ at: index, text: address, href: address.startsWith('www.') ? `https://${address}` : address });
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { at: end, text: text.slice(end) }] : pieces;
}

/** A text whose addresses lead there, in a new tab. */
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
