import { afterEach, expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
import { focusField, showRefusal } from './failures.ts';
import { Refusal } from './refusal.ts';

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

it.each([
  [400, 'BAD_REQUEST'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'STALE'],
])('a save that is refused with %i says why (D-127)', (status, code) => {
  showRefusal('project.edit.failed', new Refusal(status, code, '이유'));
  expect(popToasts()).toHaveLength(2);
});

it('an answer without a reason of its own says only what failed', () => {
  showRefusal('project.edit.failed', new Refusal(500, 'INTERNAL', '이유'));
  expect(popToasts()).toHaveLength(1);
});
