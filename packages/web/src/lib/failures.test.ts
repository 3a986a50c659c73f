import { afterEach, expect, it } from 'vitest';
import { focusField } from './failures.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const focused = (html: string): string => {
  document.body.innerHTML = `<div data-field="Content">${html}</div>`;
  focusField('Content');
  return document.activeElement?.getAttribute('aria-label') ?? '';
};

it('a failed check puts the focus into the text of an editor, not into its toolbar', () => {
  const editor = '<input aria-label="문단 종류" /><button aria-label="굵게"></button>';
  expect(focused(`${editor}<div contenteditable="true" tabindex="0" aria-label="내용"></div>`)).toBe('내용');
  // An editor that may not be written in is left alone.
  expect(focused(`${editor}<div contenteditable="false" tabindex="0" aria-label="내용"></div>`)).toBe('문단 종류');
});
