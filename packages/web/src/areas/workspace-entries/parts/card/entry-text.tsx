import type { RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { useLayoutEffect, useRef } from 'react';
import { RichText } from '#kit/rich-text/rich-text.tsx';
import marks from '../mentions/mentioned-text.module.css';
import { mentionPieces } from '../mentions/mentioned-text.tsx';
import css from './entry-card.module.css';

type Props = { content: string; mentions: readonly RoomPerson[] };

/** Texts below an element that are no mentions yet, before any of them is changed. */
function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.parentElement?.className !== marks['mention']) found.push(text);
  }
  return found;
}

/** Puts marks around the names of those who are mentioned. */
function markMentions(root: Node, names: readonly string[]): void {
  for (const text of textsIn(root)) {
    const pieces = mentionPieces(text.data, names);
    if (!pieces.some(({ isMention }) => isMention)) continue;
    text.replaceWith(
      ...pieces.map((piece) => {
        if (!piece.isMention) return piece.text;
        const mark = document.createElement('mark');
        mark.className = marks['mention'] ?? '';
        mark.textContent = piece.text;
        return mark;
      }),
    );
  }
}

/** What an entry says, with those it mentions standing out. */
export function EntryText({ content, mentions }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The text itself was put there by the reader below, in an effect before this one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text needs its marks anew
  useLayoutEffect(() => {
    if (place.current && mentions.length > 0) {
      markMentions(
        place.current,
        mentions.map(({ userName }) => userName),
      );
    }
  }, [content, mentions]);
  return (
    <div className={css['text']} ref={place}>
      <RichText html={content} />
    </div>
  );
}
