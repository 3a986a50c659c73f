import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { expect, it } from 'vitest';
import { countEntries, sharedReason, talkBlocks } from './talk-blocks.ts';
import { threadRows } from './thread-rows.ts';

const entry = (commentId: number, part: Partial<CommentEntry>): CommentEntry => ({
  commentId,
  parentId: '',
  userId: 'pm1',
  userName: '김도현',
  userPosition: '과장',
  userPhotoName: '',
  commentContent: '글',
  createdDtm: '2026-11-12 14:02:10',
  delYn: 'N',
  autoYn: 'N',
  itemName: '',
  originValue: '',
  newValue: '',
  changeReason: '',
  replies: [],
  ...part,
});
const change = (commentId: number, part: Partial<CommentEntry> = {}): CommentEntry =>
  entry(commentId, { autoYn: 'Y', itemName: `항목 ${commentId}`, changeReason: '실측', ...part });

/** The blocks as comment ids, with the replies in brackets. */
const shapeOf = (...entries: CommentEntry[]): string[] =>
  talkBlocks(threadRows(entries)).map(({ kind, rows, replies }) => {
    const ids = (list: typeof rows) => list.map((row) => row.entry.commentId).join(' ');
    return `${kind} ${ids(rows)}${replies.length > 0 ? ` (${ids(replies)})` : ''}`;
  });

it('puts one save into one block with a line per change, whether it has replies or not', () => {
  const answer = entry(5, { parentId: 1 });
  expect(
    shapeOf(change(1, { replies: [answer] }), change(2), change(3, { createdDtm: '2026-11-12 14:02:11' })),
  ).toEqual(['change 1 2 3 (5)']);
});

it('starts a new block for another user, another time, and after a comment', () => {
  expect(
    shapeOf(
      change(1),
      change(2, { userId: 'sales1' }),
      change(3, { userId: 'sales1', createdDtm: '2026-11-12 14:02:13' }),
      entry(4, {}),
      change(5),
    ),
  ).toEqual(['change 1', 'change 2', 'change 3', 'talk 4', 'change 5']);
});

it('returns the shared reason, and an empty text when the reasons differ', () => {
  const [same, other] = [
    [change(1), change(2)],
    [change(1), change(2, { changeReason: '요청' })],
  ];
  expect([same, other].map((entries) => sharedReason(threadRows(entries)))).toEqual(['실측', '']);
});

it('counts changes, comments and replies, but nothing deleted', () => {
  const blocks = talkBlocks(
    threadRows([change(1), change(2), entry(3, { delYn: 'Y', replies: [entry(4, { parentId: 3 })] })]),
  );
  expect(countEntries(blocks)).toBe(3);
});
