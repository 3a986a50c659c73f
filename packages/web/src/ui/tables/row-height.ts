import { isNarrow } from '../screen/use-narrow.ts';

/** Height in px of a table row, as in the style sheet, and of a card until it is measured. */
const HEIGHT = { row: 40, card: 240 };

/** Estimated height of a row that is not drawn yet, in px. */
export const estimateRowHeight = (): number => (isNarrow() ? HEIGHT.card : HEIGHT.row);
