import { type FileSet, prepareFiles, prepareFilesWith } from '#areas/files/public/save-files.ts';
import type { CallCtx } from '#context.ts';
import { runPrepared } from '#http/run-prepared.ts';

/** Stores files as a call does: first the bytes, then rows and `work` in one transaction. */
export const saveFilesWith = async <R>(
  ctx: CallCtx,
  sets: readonly FileSet[],
  work: (tx: CallCtx) => Promise<R>,
): Promise<R> => runPrepared(ctx, await prepareFilesWith(ctx, sets, work));

/** Stores files that no record names yet. */
export const saveFiles = async (...sent: Parameters<typeof prepareFiles>): Promise<string[]> =>
  runPrepared(sent[0], await prepareFiles(...sent));
