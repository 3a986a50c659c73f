import { useState } from 'react';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import type { TalkBlock } from './talk-blocks.ts';

/** Blocks that a phone shows at first. */
const SHOWN = 2;

/**
 * Splits the blocks of a thread into the folded older ones and the newest. Only a phone folds them, because there the
 * thread makes the page longer (D-358). `isLinked` keeps all of them, for an address that names a comment.
 */
export function useFold(
  blocks: readonly TalkBlock[],
  isLinked: boolean,
): { folded: readonly TalkBlock[]; shown: readonly TalkBlock[]; unfold: () => void } {
  const isNarrow = useNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const foldedCount = isNarrow && !isOpen && !isLinked ? Math.max(blocks.length - SHOWN, 0) : 0;
  return {
    folded: blocks.slice(0, foldedCount),
    shown: blocks.slice(foldedCount),
    unfold: () => setIsOpen(true),
  };
}
