import type { RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { useLayoutEffect, useRef } from 'react';
import { RichText } from '#kit/rich-text/rich-text.tsx';
import marks from '../mentions/mentioned-text.module.css';
import { mentionPieces } from '../mentions/mentioned-text.tsx';

type Props = { content: string; mentions: readonly RoomPerson[] };

/** The text nodes below an element that are not inside a mention, collected before any of them changes. */
function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.parentElement?.className !== marks['mention']) found.push(text);
  }
  return found;
}

/** Wraps the names of mentioned people in mark elements. */
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

/** The content of an entry with its mentions highlighted. */
export function EntryText({ content, mentions }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // RichText sets the HTML in an earlier effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content needs its marks again
  useLayoutEffect(() => {
    if (place.current && mentions.length > 0) {
      markMentions(
        place.current,
        mentions.map(({ userName }) => userName),
      );
    }
  }, [content, mentions]);
  return (
    <div ref={place}>
      <RichText html={content} />
    </div>
  );
}
