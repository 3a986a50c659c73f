import type { Choice } from '../api.ts';

const offers = (choices: readonly Choice[], value: string): boolean => choices.some((choice) => choice.value === value);

/** What is stored stays on offer, although it may have left the look-up (D-52, D-131). */
export const withStored = (choices: readonly Choice[], stored: readonly Choice[]): readonly Choice[] => [
  ...choices,
  ...stored.filter(({ value }) => value !== '' && !offers(choices, value)),
];

/** A look-up that is not there yet says nothing. */
export const mayOffer = (choices: readonly Choice[], value: string): boolean =>
  choices.length === 0 || offers(choices, value);

/** What the user reads for a chosen id; the id itself while the look-up is not there. */
export const labelOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
