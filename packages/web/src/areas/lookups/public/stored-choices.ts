import type { LookupChoice } from '../api.ts';

const hasValue = (choices: readonly LookupChoice[], value: string): boolean =>
  choices.some((choice) => choice.value === value);

/** Adds the stored choices, which may be missing in the look-up (D-52, D-131). */
export const withStoredChoices = (
  choices: readonly LookupChoice[],
  stored: readonly LookupChoice[],
): readonly LookupChoice[] => [...choices, ...stored.filter(({ value }) => value !== '' && !hasValue(choices, value))];

/** Whether the look-up contains the value. An empty look-up is still loading and counts as containing it. */
export const isAmongChoices = (choices: readonly LookupChoice[], value: string): boolean =>
  choices.length === 0 || hasValue(choices, value);

/** The label of a chosen id; the id itself until the look-up is loaded. */
export const labelOf = (choices: readonly LookupChoice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;
