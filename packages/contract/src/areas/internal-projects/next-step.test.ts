import { expect, it } from 'vitest';
import { type CompletionFacts, missingForCompletion } from './next-step.ts';

const OPEN: CompletionFacts = { status: 'N', hasMaterials: true, materialsConfirmed: false };

it.each<[string, Partial<CompletionFacts>]>([
  ['자재 확정', {}],
  ['', { materialsConfirmed: true }],
  ['', { hasMaterials: false }],
  ['', { status: 'YY' }],
  ['', { status: 'C' }],
])('what is still to do before completion: "%s"', (line, part) => {
  expect(
    missingForCompletion({ ...OPEN, ...part })
      .map(({ label }) => label)
      .join(' '),
  ).toBe(line);
});
