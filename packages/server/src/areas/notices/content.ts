import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_RULES, noticeImagePath, PICTURE_LIMIT } from '@portal/contract/areas/files/kinds';
import { storedFileName } from '@portal/contract/areas/files/names';
import { PICTURE, picturesIn, RICH_LIMIT } from '@portal/contract/core/rich-text';
import { prepareFiles } from '#areas/files/public/save-files.ts';
import type { CallCtx } from '#context.ts';
import { runPrepared } from '#http/run-prepared.ts';
import { Refusal, refuse } from '#refuse.ts';
import type { CleanText } from '#rich-text/clean-markup.ts';
import { cleanRichText } from '#rich-text/clean-rich-text.ts';
import { listOwnImages } from './queries/files.ts';

const FIELD = 'NoticeContent';
const DATA_PICTURE = /data:image\/([a-z0-9.+-]{1,50});base64,([a-z0-9+/]*={0,2})/gi;
const DECODABLE = ['png', 'jpeg', 'jpg', 'gif', 'webp'];

/**
 * Clean markup with the beginning of its text. `data` has the bytes of inline pictures, by placeholder names that no
 * stored file has.
 */
export type CleanContent = CleanText & { data: ReadonlyMap<string, Buffer> };

/**
 * Replaces each picture that came as data by a placeholder name. Only inline pictures may be large, and there may be
 * few of them (TH8b).
 */
function extractDataPictures(sent: string): { withoutData: string; data: CleanContent['data'] } {
  const data = new Map<string, Buffer>();
  const prefix = randomUUID();
  let [found, withoutData, end] = [0, '', 0];
  const nameFor = (type = '', base64 = ''): string => {
    if (!DECODABLE.includes(type.toLowerCase())) return '';
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > PICTURE_LIMIT.bytes) return '';
    const name = `${prefix}-${data.size}`;
    data.set(name, bytes);
    return noticeImagePath(name);
  };
  // `replace` would find all matches before its first callback.
  for (const { 0: whole, 1: type, 2: base64, index } of sent.matchAll(DATA_PICTURE)) {
    found += 1;
    if (found > RICH_LIMIT.pictures) refuse('TOO_LONG', { field: FIELD });
    withoutData += sent.slice(end, index) + nameFor(type, base64);
    end = index + whole.length;
  }
  return { withoutData: withoutData + sent.slice(end), data };
}

/** Removes the pictures whose name is not in `names` from the markup. */
const keepPictures = (markup: string, names: ReadonlySet<string>): string =>
  markup.replace(PICTURE, (tag) => (picturesIn(tag).every((name) => names.has(name)) ? tag : ''));

/**
 * The content as it may be stored, cleaned by the allow-list (D-118). Keeps pictures that the caller uploaded or that
 * the notice already shows; `noticeId` 0 is a new notice. Refuses TOO_LONG above the limits of rich text.
 */
export async function cleanContent(ctx: CallCtx, sent: string, noticeId: number): Promise<CleanContent> {
  const { withoutData, data } = extractDataPictures(sent);
  const { markup, text } = await cleanRichText(ctx, withoutData, FIELD);
  const names = picturesIn(markup);
  const ownNames =
    names.length === 0 ? [] : await listOwnImages(ctx.db, names, { uploaderId: ctx.actor.userId, noticeId });
  return { markup: keepPictures(markup, new Set([...ownNames, ...data.keys()])), text, data };
}

/** Stores a picture and answers its name, or undefined when it cannot be decoded. */
async function storePicture(ctx: CallCtx, path: string, bytes: Buffer): Promise<string | undefined> {
  await writeFile(path, bytes);
  const name = storedFileName(`${randomUUID()}.png`, ctx.now());
  try {
    await runPrepared(ctx, await prepareFiles(ctx, FILE_RULES.noticeImage, [{ name, path, bytes: bytes.length }]));
    return name;
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'FILE_TYPE' || error.code === 'TOO_LARGE')) return undefined;
    throw error;
  }
}

/**
 * Stores the inline pictures and answers the markup with their stored names. Pictures that cannot be decoded are
 * removed (NOTICE-55).
 */
export async function storePictures(ctx: CallCtx, { markup, data }: CleanContent): Promise<string> {
  const inlineNames = picturesIn(markup).filter((name) => data.has(name));
  if (inlineNames.length === 0) return markup;
  const folder = await mkdtemp(join(tmpdir(), 'notice-'));
  try {
    const stored = new Map<string, string>();
    for (const name of inlineNames) {
      const path = join(folder, name);
      const storedName = await storePicture(ctx, path, data.get(name) ?? Buffer.alloc(0));
      if (storedName !== undefined) stored.set(name, storedName);
    }
    const cleaned = keepPictures(
      markup,
      new Set([...stored.keys(), ...picturesIn(markup).filter((name) => !data.has(name))]),
    );
    return [...stored].reduce(
      (text, [name, storedName]) => text.replaceAll(noticeImagePath(name), noticeImagePath(storedName)),
      cleaned,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
