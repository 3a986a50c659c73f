import { setTimeout as wait } from 'node:timers/promises';
import { SCROLL_DELAY_MS } from '@portal/contract/core/limits';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_COMMENT, SAMPLE_POST, SAMPLE_ROOM } from '#test-kit/sample-entry.ts';
import { HighlightedEntry } from './highlighted-entry.tsx';

const { entryId, projectId } = SAMPLE_POST;
const scrolledTo: string[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolledTo.push(this.id);
  });
});

/** Opens the entry as an alarm does and waits until it has scrolled. */
async function openEntry(commentId: number): Promise<string | undefined> {
  mockCalls({
    'Project/project-info': [SAMPLE_ROOM],
    'Project/entry-info': [SAMPLE_POST],
    'Project/entry-comment-list': [SAMPLE_COMMENT],
  });
  await openPage('/feed', () => <HighlightedEntry {...{ projectId, entryId, commentId }} />, '/feed');
  await screen.findByText(SAMPLE_COMMENT.commentContent);
  await wait(SCROLL_DELAY_MS * 2);
  return document.activeElement?.id;
}

it.each([
  ['its newest comment', SAMPLE_COMMENT.commentId, `comment-${SAMPLE_COMMENT.commentId}`],
  ['the entry', 0, `entry-${entryId}`],
  ['the entry of a comment that is gone', 99, `entry-${entryId}`],
])('an alarm scrolls to %s (WORK-56)', async (_name, commentId, target) => {
  expect(await openEntry(commentId)).toBe(target);
  expect(scrolledTo.at(-1)).toBe(target);
});
