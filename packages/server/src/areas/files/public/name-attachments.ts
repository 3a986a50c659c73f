import { attachmentProblem, FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { CallCtx } from '#context.ts';
import type { UploadedFile } from '#http/handlers.ts';
import { refuse } from '#refuse.ts';
import { type Folder, listTakenNames } from '../queries.ts';

const { noticeAttachment: RULE } = FILE_RULES;

/** Refuses the first problem of these files beside those the record keeps, naming every file that has it. */
function refuseProblem(files: readonly UploadedFile[], kept: readonly string[]): void {
  const chosen = kept.map(originalFileName);
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

/** The names with the prefix of the first moment from now on that leaves all of them free. */
async function freeNames(ctx: CallCtx, folder: Folder, originals: readonly string[]): Promise<Map<string, string>> {
  for (let moment = ctx.now().getTime(); ; moment += 1) {
    const names = originals.map((original) => [original, storedFileName(original, new Date(moment))] as const);
    const stored = names.map(([, name]) => name);
    if ((await listTakenNames(ctx.db, folder, stored)).length === 0) return new Map(names);
  }
}

/**
 * New attachments of a record under the names they are stored with: what comes without the prefix of D-122 gets it
 * here. Together with the `kept` ones they are at most ten, of different names and allowed kinds, else FILE_TYPE,
 * FILE_SIZE, FILE_EXISTS or FILE_COUNT (NOTICE-45 to NOTICE-47).
 */
export async function nameAttachments(
  ctx: CallCtx,
  files: readonly UploadedFile[],
  kept: readonly string[],
  folder: Folder = RULE.folder,
): Promise<UploadedFile[]> {
  refuseProblem(files, kept);
  const bare = files.map(({ name }) => name).filter((name) => originalFileName(name) === name);
  const prefixed = bare.length === 0 ? new Map<string, string>() : await freeNames(ctx, folder, bare);
  return files.map((file) => ({ ...file, name: prefixed.get(file.name) ?? file.name }));
}
