import { randomBytes } from 'node:crypto';
import { attachmentProblem, type FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName } from '@portal/contract/areas/files/names';
import { quotaProblem } from '@portal/contract/areas/files/quota';
import type { CallCtx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import { assertNoTransaction } from '#db/transaction.ts';
import type { PreparedWrite, UploadedFile } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { insertStoredFiles, listKnownKeys, listTakenNames, lockStoredBytes, sumStoredBytes } from '../queries.ts';
import { type ReadyFile, redrawPicture } from '../redraw-picture.ts';
import { sniffAttachment } from '../sniff-type.ts';
import type { StoredFileTable } from '../tables.ts';

const KEY_BYTES = 16;
const UNIQUE_NAME = 'stored_file_folder_name_key';

/** A rule of the contract for files of one purpose. */
type Rule = (typeof FILE_RULES)[keyof typeof FILE_RULES];

/** Uploads of one purpose, with its rule. */
export type FileSet = { rule: Rule; files: readonly UploadedFile[] };

/** The names that occur more than once. */
const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

/** Refuses FILE_EXISTS if there are any of these names. The message has no prefixes. */
function refuseTaken(names: readonly string[]): void {
  if (names.length > 0) refuse('FILE_EXISTS', { values: { names: names.map(originalFileName).join(', ') } });
}

/** Checks an attachment, which is stored unchanged. Refuses programs (TH11b). */
async function checkAttachment(file: UploadedFile): Promise<ReadyFile> {
  const problem = attachmentProblem(file, []);
  const mime = problem === undefined ? await sniffAttachment(file.path) : undefined;
  return mime === undefined
    ? refuse(problem ?? 'FILE_TYPE', { values: { names: originalFileName(file.name) } })
    : { ...file, mime };
}

const PREPARE = { picture: redrawPicture, attachment: checkAttachment };

/** A checked upload, with the key that its bytes are stored under. */
type PreparedFile = ReadyFile & { key: string; folder: StoredFileTable['folder'] };

/** Refuses names that the folder has already. */
async function refuseTakenNames(ctx: CallCtx, { rule, files }: FileSet): Promise<void> {
  const names = files.map(({ name }) => name);
  if (names.length > 0) refuseTaken(await listTakenNames(ctx.db, rule.folder, names));
}

/** Checks the uploads of one purpose, and gives each a random key. */
async function prepare(ctx: CallCtx, set: FileSet): Promise<PreparedFile[]> {
  const { rule, files } = set;
  const names = files.map(({ name }) => name);
  if (names.includes('')) refuse('BAD_REQUEST');
  refuseTaken(repeated(names));
  const limits = 'types' in rule ? rule : {};
  const ready: PreparedFile[] = [];
  for (const file of files) {
    const prepared = await PREPARE[rule.kind](file, ctx.actor.userId, limits);
    ready.push({ ...prepared, key: randomBytes(KEY_BYTES).toString('hex'), folder: rule.folder });
  }
  await refuseTakenNames(ctx, set);
  return ready;
}

/** Refuses QUOTA_USER when the caller's quota is exceeded. Exact in the transaction that adds the rows. */
async function refuseOverQuota(ctx: CallCtx, files: readonly PreparedFile[]): Promise<void> {
  await lockStoredBytes(ctx.db, ctx.actor.userId);
  const added = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const total = added + (await sumStoredBytes(ctx.db, ctx.actor.userId));
  const problem = quotaProblem(ctx.quotas, 'userBytes', total);
  if (problem) refuse(problem.code, problem);
}

async function putAll(ctx: CallCtx, files: readonly PreparedFile[]): Promise<void> {
  for (const file of files) await ctx.files.put(file.key, file.path, file.mime);
}

const insertAll = (ctx: CallCtx, files: readonly PreparedFile[]): Promise<void> =>
  insertStoredFiles(
    ctx.db,
    files.map(({ folder, name, key, mime, bytes }) => ({
      folder,
      name,
      storage_key: key,
      mime,
      bytes,
      uploaded_by: ctx.actor.userId,
      uploaded_at: ctx.now(),
    })),
  );

/** Removes stored bytes that have no row. After a commit whose result was lost, they have one and stay. */
async function removeWithoutRow(ctx: CallCtx, files: readonly PreparedFile[]): Promise<void> {
  const keys = files.map(({ key }) => key);
  try {
    const known = await listKnownKeys(ctx.db, keys);
    await Promise.all(keys.filter((key) => !known.includes(key)).map((key) => ctx.files.remove(key)));
  } catch {
    ctx.log.warn({ files: files.length }, 'bytes of a refused upload could not be removed');
  }
}

/**
 * Stores the bytes of uploads, and prepares the transaction that inserts their rows and runs `work` (D-109, D-121). If it
 * fails, the bytes are removed. `work` gets the checked files, in their order. Refuses FILE_EXISTS for a name that is
 * taken or sent twice (D-122), and QUOTA_USER.
 */
export async function prepareFilesWith<R>(
  ctx: CallCtx,
  sets: readonly FileSet[],
  work: (tx: CallCtx, stored: readonly ReadyFile[]) => Promise<R>,
): Promise<PreparedWrite<R>> {
  assertNoTransaction(ctx);
  const files: PreparedFile[] = [];
  for (const set of sets) files.push(...(await prepare(ctx, set)));
  if (files.length === 0) return { work: (tx) => work(tx, files) };
  // Also checked before the bytes are stored, so that a user over the quota stores none.
  await refuseOverQuota(ctx, files);
  await putAll(ctx, files).catch(async (error: unknown) => {
    await removeWithoutRow(ctx, files);
    throw error;
  });
  return {
    work: async (tx) => {
      await refuseOverQuota(tx, files);
      await insertAll(tx, files);
      return work(tx, files);
    },
    undo: async (error) => {
      await removeWithoutRow(ctx, files);
      // Another request stored one of the names between the check and the insert.
      if (isDuplicate(error, UNIQUE_NAME)) for (const set of sets) await refuseTakenNames(ctx, set);
    },
  };
}

/** Like prepareFilesWith, for at least one file that a record claims later. The work returns the names. */
export async function prepareFiles(
  ctx: CallCtx,
  rule: Rule,
  files: readonly UploadedFile[],
): Promise<PreparedWrite<string[]>> {
  if (files.length === 0) refuse('BAD_REQUEST');
  return prepareFilesWith(ctx, [{ rule, files }], async () => files.map(({ name }) => name));
}
