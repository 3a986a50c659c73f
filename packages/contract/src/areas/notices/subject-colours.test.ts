import { expect, it } from 'vitest';
import { BLACK } from '../../core/rich-text.ts';
import { findSubjectColour, SUBJECT_COLOURS, subjectColourLabel } from './subject-colours.ts';

it('offers five colours, black first, each as the wire spells it (NOTICE-30)', () => {
  expect(SUBJECT_COLOURS.map(({ label }) => label)).toEqual(['검정', '파랑', '초록', '보라', '주황']);
  expect(SUBJECT_COLOURS[0].value).toBe(BLACK);
  for (const { value } of SUBJECT_COLOURS) expect(value).toMatch(/^#[0-9a-f]{6}$/);
});

it.each([
  ['#164f9e', '파랑'],
  ['#ff0000', '#ff0000'],
])('names %s in the history as %s', (value, label) => {
  expect(subjectColourLabel(value)).toBe(label);
  expect(findSubjectColour(value)?.label ?? value).toBe(label);
});
