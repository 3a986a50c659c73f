import { findAddresses } from './addresses.ts';

type Piece = { at: number; text: string; href?: string };

/** Splits a text at its addresses. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const address of findAddresses(text)) {
    if (address.at > end) pieces.push({ at: end, text: text.slice(end, address.at) });
    pieces.push(address);
    end = address.at + address.text.length;
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
