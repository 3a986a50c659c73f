import { Board, boardOf } from '@portal/contract/areas/comments/boards';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findProjectPost } from '../outsourced-projects/public/find-post.ts';
import { findManagerPost } from '../people/public/find-manager-post.ts';
import type { Post } from './public/post.ts';

type FindPost = (ctx: CallCtx, id: string) => Promise<Post | undefined>;

/** Numeric key of a record, whether it came as number or text. */
const readNumber = (id: string): number => {
  const value = Number(id.trim());
  return id.trim() !== '' && Number.isSafeInteger(value) && value >= 0 ? value : refuse('BAD_REQUEST', { field: 'Id' });
};

/** Boards whose records exist; posts of the others are not found. */
const FINDERS: Partial<Record<Board, FindPost>> = {
  [Board.Project]: (ctx, id) => findProjectPost(ctx, readNumber(id)),
  [Board.Manager]: (ctx, id) => findManagerPost(ctx, id.trim().toLowerCase()),
};

/** The living post a request names (D-91); 400 for an unknown board, 404 when there is no such post. */
export async function findBoardPost(ctx: CallCtx, named: { BoardType: string; Id: string }): Promise<Post> {
  const board = boardOf(named.BoardType) ?? refuse('BAD_REQUEST', { field: 'BoardType' });
  return (await FINDERS[board]?.(ctx, named.Id)) ?? refuse('NOT_FOUND');
}
