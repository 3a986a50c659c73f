import { isStoredFileName } from '@portal/contract/areas/project-parts/photos';
import { startDateProblem } from '@portal/contract/areas/project-parts/start-dates';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { listForeignPhotoNames } from './queries/detail.ts';

/** Refuses days before `today` and doubled ones; days that are stored already may lie in the past (D-72, OUT-109). */
export function checkDates(dates: readonly string[], today: string, stored: readonly string[] = []): void {
  const added = dates.filter((day) => !stored.includes(day));
  const problem = startDateProblem(added, today) ?? startDateProblem(dates, '');
  if (problem) refuse('FIELD_REQUIRED', { field: 'StartDate', message: problem });
  if (dates.length > MAX_PER_PROJECT.dates) refuse('BAD_REQUEST', { field: 'StartDate' });
}

/** Refuses a material twice and quantities below one (MAT-02, MAT-04). */
export function checkMaterials(lines: readonly { MaterialId: number; MaterialCnt: number }[]): void {
  const ids = new Set(lines.map((line) => line.MaterialId));
  if (ids.size < lines.length) {
    refuse('FIELD_REQUIRED', { field: 'Materials', message: 'project.materials.duplicate' });
  }
  if (lines.some((line) => line.MaterialCnt < 1)) {
    refuse('FIELD_REQUIRED', { field: 'Materials', message: 'project.materials.belowOne' });
  }
}

/** Refuses more photos than a project holds, and names no file can have. */
export function checkPhotoNames(names: readonly string[]): void {
  if (names.length > MAX_PER_PROJECT.photos || !names.every(isStoredFileName)) {
    refuse('BAD_REQUEST', { field: 'ImageNameList' });
  }
}

/** A photo belongs to who uploaded it and to one project only (threats T10); `linked` are this project's own. */
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
