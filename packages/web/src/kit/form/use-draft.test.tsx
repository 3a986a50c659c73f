import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEditDraft } from './use-draft.ts';

type Stored = { version: number; memo: string };
type Draft = { memo: string };

const rules = {
  draftOf: ({ memo }: Stored): Draft => ({ memo }),
  rebase: (loaded: Stored, mine: Draft, fresh: Stored): Draft =>
    mine.memo === loaded.memo ? { memo: fresh.memo } : mine,
  hasUnsaved: (loaded: Stored, mine: Draft, fresh: Stored) => mine.memo !== loaded.memo && mine.memo !== fresh.memo,
};

const open = () =>
  renderHook(({ stored }: { stored: Stored }) => useEditDraft({ stored, ...rules }), {
    initialProps: { stored: { version: 1, memo: '처음' } },
  });

it('a draft without unsaved values follows every newer version', () => {
  const { result, rerender } = open();
  rerender({ stored: { version: 2, memo: '남의 것' } });
  expect([result.current.loaded.version, result.current.draft.memo]).toEqual([2, '남의 것']);
});

it('a draft with unsaved values keeps the version it was opened with, until it follows (D-212)', () => {
  const { result, rerender } = open();
  act(() => result.current.update(() => ({ memo: '내 것' })));
  rerender({ stored: { version: 2, memo: '남의 것' } });
  expect([result.current.loaded.version, result.current.draft.memo]).toEqual([1, '내 것']);
  act(() => result.current.follow());
  expect([result.current.loaded.version, result.current.draft.memo]).toEqual([2, '내 것']);
});

it('a draft whose values were stored follows by itself', () => {
  const { result, rerender } = open();
  act(() => result.current.update(() => ({ memo: '내 것' })));
  rerender({ stored: { version: 2, memo: '내 것' } });
  expect(result.current.loaded.version).toBe(2);
});

it('after an own action the draft follows, unless another user changed the record before it', () => {
  const { result, rerender } = open();
  act(() => result.current.update(() => ({ memo: '내 것' })));
  act(() => result.current.followOwn());
  rerender({ stored: { version: 2, memo: '처음' } });
  expect([result.current.loaded.version, result.current.draft.memo]).toEqual([2, '내 것']);
  rerender({ stored: { version: 3, memo: '남의 것' } });
  act(() => result.current.followOwn());
  rerender({ stored: { version: 4, memo: '남의 것' } });
  expect([result.current.loaded.version, result.current.draft.memo]).toEqual([2, '내 것']);
});
