import type { Call } from '@portal/contract/core/call';
import { LIST_END, MORE_THAN_END } from '@portal/contract/core/paging';
import { refuse } from '#refuse.ts';
import type { AnyHandler } from './answer-call.ts';

type Paged = { Page: number; PageSize: number };
type Result = { rows: readonly unknown[]; totalCount: number };
type ListHandler = (ctx: never, input: Paged) => Promise<Result>;

/**
 * Ends the pages of every list at the same row, whatever its handler reads (D-650). The total is that row and one more
 * at most. A page behind it is 400 LIST_END where the list has more rows.
 */
export function endList({ answer, request }: Call, handler: AnyHandler): AnyHandler {
  if (answer.form !== 'list' || !('Page' in request.shape) || typeof handler !== 'function') return handler;
  const read = handler as ListHandler;
  const ended = async (ctx: never, input: Paged): Promise<Result> => {
    const before = (input.Page - 1) * input.PageSize;
    const isBehind = before >= LIST_END;
    // A page without rows has the total alone: no row is passed over, read or noted as read.
    const page = await read(ctx, isBehind ? { ...input, Page: MORE_THAN_END, PageSize: 0 } : input);
    if (isBehind && page.totalCount > LIST_END) refuse('LIST_END');
    const rows = isBehind ? [] : page.rows.slice(0, LIST_END - before);
    return { ...page, rows, totalCount: Math.min(page.totalCount, MORE_THAN_END) };
  };
  return ended as AnyHandler;
}
