import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { describe, expect, it } from 'vitest';
import { threadRows } from './thread-rows.ts';

const comment = (commentId: number, parentId: number | '' = '', replies: CommentEntry[] = []): CommentEntry => ({
  commentId,
  parentId,
  userId: 'pm1',
  userName: `이름${commentId}`,
  userPosition: '과장',
  userPhotoName: '',
  commentContent: '내용',
  createdDtm: '2026-11-20 10:00:00',
  delYn: 'N',
  autoYn: 'N',
  itemName: '',
  originValue: '',
  newValue: '',
  changeReason: '',
  replies,
});

const depths = (entries: CommentEntry[]) => threadRows(entries).map(({ entry, depth }) => [entry.commentId, depth]);

describe('threadRows (D-151)', () => {
  const expected = [
    [1, 0],
    [3, 1],
    [5, 2],
    [4, 1],
    [2, 0],
  ];

  it('builds the thread from nested replies', () => {
    expect(depths([comment(1, '', [comment(3, 1, [comment(5, 3)]), comment(4, 1)]), comment(2)])).toEqual(expected);
  });

  it('builds the thread from a flat list', () => {
    expect(depths([comment(1), comment(2), comment(3, 1), comment(4, 1), comment(5, 3)])).toEqual(expected);
  });

  it('builds the thread from a list that is nested in part', () => {
    expect(depths([comment(1, '', [comment(3, 1), comment(4, 1), comment(5, 3)]), comment(2)])).toEqual(expected);
  });

  it('returns the author a reply answers', () => {
    expect(threadRows([comment(1), comment(2, 1)])[1]?.parentName).toBe('이름1');
  });

  it('keeps a reply whose parent is missing as a top-level comment', () => {
    expect(depths([comment(7, 99)])).toEqual([[7, 0]]);
  });

  it('builds threads of any depth', () => {
    const deep = Array.from({ length: 20_000 }, (_, index) => comment(index + 1, index === 0 ? '' : index));
    expect(threadRows(deep).at(-1)?.depth).toBe(19_999);
  });
});
