import { randomBytes } from 'node:crypto';
import { attachmentProblem, type FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName } from '@portal/contract/areas/files/names';
import type { CallCtx } from '../../../context.ts';
import { isDuplicate } from '../../../db/failures.ts';
import type { UploadedFile } from '../../../http/handlers.ts';
import { refuse } from '../../../refuse.ts';
import { insertStoredFiles, listTakenNames } from '../queries.ts';
import { type ReadyFile, redrawPicture } from '../redraw-picture.ts';

const KEY_BYTES = 16;
const UNIQUE_NAME = 'stored_file_folder_name_key';

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
];

function refuseTaken(names: readonly string[]): void {
  if (names.length > 0) refuse('FILE_EXISTS', { values: { names: names.join(', ') } });
}

/** What files are stored for: one of the contract's rules. */
type Rule = (typeof FILE_RULES)[keyof typeof FILE_RULES];

/** Bytes of no type that anybody would show. */
const ANY_TYPE = 'application/octet-stream';

/** An attachment is stored as it came, unless it could run; it is saved by who opens it, never shown (TH11b). */
async function takeAttachment(file: UploadedFile): Promise<ReadyFile> {
  const problem = attachmentProblem(file, []);
  return problem ? refuse(problem, { values: { names: originalFileName(file.name) } }) : { ...file, mime: ANY_TYPE };
}

const PREPARE = { picture: redrawPicture, attachment: takeAttachment };

type Stored = ReadyFile & { key: string };

async function putAll(ctx: CallCtx, files: readonly Stored[]): Promise<void> {
  for (const file of files) await ctx.files.put(file.key, file.path, file.mime);
}

async function removeAll(ctx: CallCtx, files: readonly Stored[]): Promise<void> {
  const results = await Promise.allSettled(files.map((file) => ctx.files.remove(file.key)));
  const left = results.filter((result) => result.status === 'rejected').length;
  if (left > 0) ctx.log.warn({ left }, 'bytes of a refused upload could not be removed');
}

/**
 * Stores uploads under the names they came with, all or none, and gives those names (D-109, D-121): pictures drawn
 * anew, attachments as they are. A name in use in the rule's folder, or twice in one request, is refused with
 * FILE_EXISTS, never overwritten (D-122). Opens its own transaction: call it outside one, since the database would
 * wait for the bytes.
 */
export async function saveFiles(ctx: CallCtx, rule: Rule, files: readonly UploadedFile[]): Promise<string[]> {
  const { folder, kind } = rule;
  const types = 'types' in rule ? rule.types : undefined;
  const names = files.map((file) => file.name);
  if (names.length === 0 || names.includes('')) refuse('BAD_REQUEST');
  refuseTaken(repeated(names));

  const ready: Stored[] = [];
  for (const file of files) {
    ready.push({
      ...(await PREPARE[kind](file, ctx.actor.userId, types)),
      key: randomBytes(KEY_BYTES).toString('hex'),
    });
  }
  refuseTaken(await listTakenNames(ctx.db, folder, names));

  try {
    await putAll(ctx, ready);
    await insertStoredFiles(
      ctx.db,
      ready.map(({ name, key, mime, bytes }) => ({
        folder,
        name,
        storage_key: key,
        mime,
        bytes,
        uploaded_by: ctx.actor.userId,
        uploaded_at: ctx.now(),
      })),
    );
  } catch (error) {
    await removeAll(ctx, ready);
    // Somebody else stored one of the names between the look and the insert.
    if (isDuplicate(error, UNIQUE_NAME)) refuseTaken(await listTakenNames(ctx.db, folder, names));
    throw error;
  }
  return names;
}
