import { writeFile } from 'node:fs/promises';
import { PHOTO_TARGET, PHOTO_TYPES, PICTURE_LIMIT, type PictureType } from '@portal/contract/areas/files/kinds';
import type { Sharp } from 'sharp';
import type { UploadedFile } from '#http/handlers.ts';
import { refuse } from '#refuse.ts';
import { takeTurns } from '#turns.ts';
import { sniffPicture } from './sniff-type.ts';

/** An upload that may be stored as it lies on disk. */
export type ReadyFile = { name: string; path: string; mime: string; bytes: number };

/** The largest allowed pictures take two to three. */
const DECODE_SECONDS = 10;
const QUALITY = { jpeg: 85, webp: 82 } as const;

/** The decoder is loaded with the first picture: it holds some 25 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** One picture at a time, users in turn: a decoded one takes up to 160 MB (TH11, R13). */
const inTurn = takeTurns({ atOnce: 1, waiting: 24 });

function encode(picture: Sharp, mime: PictureType): Sharp {
  switch (mime) {
    case 'image/jpeg':
      return picture.jpeg({ quality: QUALITY.jpeg });
    case 'image/png':
      return picture.png();
    case 'image/gif':
      return picture.gif();
    case 'image/webp':
      return picture.webp({ quality: QUALITY.webp });
  }
}

/** First frame, upright, within the longest side, without any of its metadata; undefined when it cannot be decoded. */
async function redraw(path: string, mime: PictureType): Promise<Buffer | undefined> {
  const side = PHOTO_TARGET.side;
  const sharp = await loadSharp();
  try {
    const picture = sharp(path, { limitInputPixels: PICTURE_LIMIT.pixels, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    // A picture of one pixel by forty million takes a minute to shrink.
    if (`image/${format}` !== mime || Math.max(width, height) > PICTURE_LIMIT.side) return undefined;
    const resized = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return await encode(resized, mime).timeout({ seconds: DECODE_SECONDS }).toBuffer();
  } catch {
    return undefined;
  }
}

/**
 * Draws an uploaded picture anew in the place of the file that was sent, so that nothing but its pixels is stored:
 * no position, no hidden script (D-125). Refuses FILE_TYPE for anything but a whole picture of
 * one of `types` of at most 40 megapixels and 16,384 on a side, TOO_LARGE above 10 MB sent, UNAVAILABLE while too many wait.
 */
export async function redrawPicture(
  file: UploadedFile,
  userId: string,
  types: readonly PictureType[] = PHOTO_TYPES,
): Promise<ReadyFile> {
  if (file.bytes > PICTURE_LIMIT.bytes) refuse('TOO_LARGE');
  const mime = await sniffPicture(file.path);
  if (!mime || !types.includes(mime)) refuse('FILE_TYPE');
  const redrawn = await inTurn(userId, () => redraw(file.path, mime));
  if (!redrawn) refuse('FILE_TYPE');
  await writeFile(file.path, redrawn);
  return { name: file.name, path: file.path, mime, bytes: redrawn.length };
}
