import { attachmentProblem, FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { CallCtx } from '#context.ts';
import type { UploadedFile } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { type Folder, listTakenNames } from '../queries.ts';

const { noticeAttachment: RULE } = FILE_RULES;

/** Refuses the first problem of the new files, with the names of all files that have it. */
function refuseProblem(files: readonly UploadedFile[], existing: readonly string[]): void {
  const chosen = existing.map(originalFileName);
  const problems = files.map((file) => {
    const name = originalFileName(file.name);
    const problem = attachmentProblem({ name, bytes: file.bytes }, chosen);
    chosen.push(name);
    return { name, problem };
  });
  const first = problems.find(({ problem }) => problem !== undefined)?.problem;
  if (first === undefined) return;
  const names = problems.filter(({ problem }) => problem === first).map(({ name }) => name);
  refuse(first, { values: { names: names.join(', '), most: RULE.files } });
}

/** Maps each original name to a free stored name. The prefix is the first time from now at which all are free. */
async function freeNames(ctx: CallCtx, folder: Folder, originals: readonly string[]): Promise<Map<string, string>> {
  for (let moment = ctx.now().getTime(); ; moment += 1) {
    const names = originals.map((original) => [original, storedFileName(original, new Date(moment))] as const);
    const stored = names.map(([, name]) => name);
    if ((await listTakenNames(ctx.db, folder, stored)).length === 0) return new Map(names);
  }
}

/** Names uploads as they are stored: a name without the prefix of D-122 gets one that is free (D-243). */
export async function prefixNames(
  ctx: CallCtx,
  folder: Folder,
  files: readonly UploadedFile[],
): Promise<UploadedFile[]> {
  const unprefixed = files.map(({ name }) => name).filter((name) => name !== '' && originalFileName(name) === name);
  const prefixed = unprefixed.length === 0 ? new Map<string, string>() : await freeNames(ctx, folder, unprefixed);
  return files.map((file) => ({ ...file, name: prefixed.get(file.name) ?? file.name }));
}

/**
 * Names new attachments of a record as they are stored. Together with the `existing` ones there are at most ten, with
 * different names and allowed kinds. Refuses FILE_TYPE, FILE_SIZE, FILE_EXISTS or FILE_COUNT otherwise (NOTICE-45 to
 * NOTICE-47).
 */
export async function nameAttachments(
  ctx: CallCtx,
  files: readonly UploadedFile[],
  existing: readonly string[],
  folder: Folder = RULE.folder,
): Promise<UploadedFile[]> {
  refuseProblem(files, existing);
  return prefixNames(ctx, folder, files);
}
