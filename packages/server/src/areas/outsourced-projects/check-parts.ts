import { isStoredFileName } from '@portal/contract/areas/project-parts/photos';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { listForeignPhotoNames } from './queries/detail.ts';

/** Refuses more photos than a project holds, and names no file can have. */
export function checkPhotoNames(names: readonly string[]): void {
  if (names.length > MAX_PER_PROJECT.photos || !names.every(isStoredFileName)) {
    refuse('BAD_REQUEST', { field: 'ImageNameList' });
  }
}

/** A photo belongs to who uploaded it and to one project only (TH10); `linked` are this project's own. */
export async function refuseForeignPhotos(
  ctx: CallCtx,
  names: readonly string[],
  linked: readonly string[] = [],
): Promise<void> {
  const added = names.filter((name) => !linked.includes(name));
  const taken = await listForeignPhotoNames(ctx.db, added, ctx.actor.userId);
  if (taken.length > 0 || new Set(names).size < names.length) {
    refuse('FILE_EXISTS', { field: 'ImageNameList', values: { names: taken.join(', ') } });
  }
}
