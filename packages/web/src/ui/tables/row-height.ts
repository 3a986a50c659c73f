import { isNarrow } from '../screen/use-narrow.ts';

/** Pixels of a line of the table, as the style sheet has it, and of a card of a narrow screen until it was measured. */
const HEIGHT = { row: 40, card: 240 };

/** How high a row is that is not drawn yet. */
export const guessHeight = (): number => (isNarrow() ? HEIGHT.card : HEIGHT.row);
