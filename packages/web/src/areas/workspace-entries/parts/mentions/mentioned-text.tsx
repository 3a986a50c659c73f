import type { RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { LinkedText } from '#ui/text/linked-text.tsx';
import css from './mentioned-text.module.css';

type Piece = { at: number; text: string; isMention: boolean };

/** Longest name first, so that a short name does not match the beginning of a longer one. */
const byLength = (one: string, other: string): number => other.length - one.length;

/** Splits a text at its mentions, which are names after an @. */
export function mentionPieces(text: string, names: readonly string[]): Piece[] {
  const marks = [...new Set(names)].toSorted(byLength).map((name) => `@${name}`);
  const pieces: Piece[] = [];
  let start = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const mark = at < start ? undefined : marks.find((known) => text.startsWith(known, at));
    if (mark === undefined) continue;
    if (at > start) pieces.push({ at: start, text: text.slice(start, at), isMention: false });
    pieces.push({ at, text: mark, isMention: true });
    start = at + mark.length;
  }
  return start < text.length ? [...pieces, { at: start, text: text.slice(start), isMention: false }] : pieces;
}

type Props = { text: string; mentions: readonly RoomPerson[] };

/** The text of a comment with links and highlighted mentions. */
export const MentionedText = ({ text, mentions }: Props) =>
  mentionPieces(
    text,
    mentions.map(({ userName }) => userName),
  ).map((piece) =>
    piece.isMention ? (
      <mark key={piece.at} className={css['mention']}>
        {piece.text}
      </mark>
    ) : (
      <LinkedText key={piece.at} text={piece.text} />
    ),
  );
