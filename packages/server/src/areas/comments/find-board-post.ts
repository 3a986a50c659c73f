import { Board, boardOf } from '@portal/contract/areas/comments/boards';
import { wholeNumber } from '@portal/contract/core/text';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { findInternalPost } from '../internal-projects/public/find-post.ts';
import { holdInternalPost } from '../internal-projects/public/hold-post.ts';
import { findProjectPost } from '../outsourced-projects/public/find-post.ts';
import { holdProjectPost } from '../outsourced-projects/public/hold-post.ts';
import { findManagerPost } from '../people/public/find-manager-post.ts';
import type { Post } from './public/post.ts';

type FindPost = (ctx: CallCtx, id: string) => Promise<Post | undefined>;

/** Numeric key of a record in decimal digits. */
const readNumber = (id: string): number => wholeNumber(id) ?? refuse('BAD_REQUEST', { field: 'Id' });

/** Boards whose records exist; posts of the others are not found. */
const FINDERS: Partial<Record<Board, { find: FindPost; hold: FindPost }>> = {
  [Board.Project]: {
    find: (ctx, id) => findProjectPost(ctx, readNumber(id)),
    hold: (ctx, id) => holdProjectPost(ctx, readNumber(id)),
  },
  [Board.Internal]: {
    find: (ctx, id) => findInternalPost(ctx, readNumber(id)),
    hold: (ctx, id) => holdInternalPost(ctx, readNumber(id)),
  },
  [Board.Manager]: {
    find: (ctx, id) => findManagerPost(ctx, id.trim().toLowerCase()),
    hold: (ctx, id) => findManagerPost(ctx, id.trim().toLowerCase()),
  },
};

type Named = { BoardType: string; Id: string };

async function reach(ctx: CallCtx, { BoardType, Id }: Named, way: 'find' | 'hold'): Promise<Post> {
  const board = boardOf(BoardType) ?? refuse('BAD_REQUEST', { field: 'BoardType' });
  return (await FINDERS[board]?.[way](ctx, Id)) ?? refuse('NOT_FOUND');
}

/** The living post a request names (D-91); 400 for an unknown board, 404 when there is no such post. */
export const findBoardPost = (ctx: CallCtx, named: Named): Promise<Post> => reach(ctx, named, 'find');

/** The same, kept from being deleted until the comment on it is written. */
export const holdBoardPost = (ctx: CallCtx, named: Named): Promise<Post> => reach(ctx, named, 'hold');
