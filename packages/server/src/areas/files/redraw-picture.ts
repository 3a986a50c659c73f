import { writeFile } from 'node:fs/promises';
import {
  PHOTO_TARGET,
  PHOTO_TYPES,
  PICTURE_LIMIT,
  type PictureType,
  TYPE_WORDS,
} from '@portal/contract/areas/files/kinds';
import type { MessageKey } from '@portal/contract/messages';
import type { Sharp } from 'sharp';
import type { UploadedFile } from '#http/handler-types.ts';
import { makeFairQueue } from '#process/fair-queue.ts';
import { refuse } from '#refuse.ts';
import { sniffPicture } from './sniff-type.ts';

/** Pixels of a stored picture. */
type PictureSize = { width: number; height: number };

/** A checked upload. The file at `path` may be stored as it is. A picture has its size. */
export type ReadyFile = { name: string; path: string; mime: string; bytes: number; size?: PictureSize };

/** The time limit of decoding and encoding. The largest allowed pictures take two to three seconds. */
const DECODE_SECONDS = 10;
const QUALITY = { jpeg: 85, webp: 82 } as const;

/** Loads the decoder with the first picture, because it takes some 25 MB. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Queues pictures, one at a time and users in a fair order. A decoded picture takes up to 160 MB (TH11, R13). */
const inDecodeQueue = makeFairQueue({ concurrency: 1, maxWaiting: 24, maxWaitingPerKey: 12 });

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

type Drawn = { data: Buffer; info: PictureSize };

/** Encodes the first frame, upright, resized and without metadata. Undefined when it cannot be decoded. */
async function redraw(path: string, mime: PictureType, side: number): Promise<Drawn | 'large' | undefined> {
  const sharp = await loadSharp();
  try {
    const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (`image/${format}` !== mime) return undefined;
    // A picture of one by forty million pixels takes a minute to resize.
    if (width * height > PICTURE_LIMIT.pixels || Math.max(width, height) > PICTURE_LIMIT.side) return 'large';
    const picture = sharp(path, { limitInputPixels: PICTURE_LIMIT.pixels, failOn: 'error' });
    const resized = picture.autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    return await encode(resized, mime).timeout({ seconds: DECODE_SECONDS }).toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/** Refuses a picture that is one, and says what is wrong with it (D-555). */
function refusePicture(file: UploadedFile, message: MessageKey, types: readonly PictureType[]): never {
  const named = types.map((type) => TYPE_WORDS[type]).join(', ');
  const { pixels, side } = PICTURE_LIMIT;
  const values = { file: file.name, types: named, pixels: pixels / 10_000, side: side.toLocaleString('ko-KR') };
  return refuse('FILE_TYPE', { message, values });
}

/**
 * Replaces an uploaded picture by a new encoding of its pixels, without location or hidden script (D-125). Refuses
 * FILE_TYPE for anything but a valid picture of one of `types`. The limits are 40 megapixels and 16,384 pixels on a side.
 * Refuses TOO_LARGE above 10 MB, and UNAVAILABLE when the queue is full.
 */
export async function redrawPicture(
  file: UploadedFile,
  userId: string,
  { types = PHOTO_TYPES, side = PHOTO_TARGET.side }: { types?: readonly PictureType[]; side?: number } = {},
): Promise<ReadyFile> {
  if (file.bytes > PICTURE_LIMIT.bytes) refuse('TOO_LARGE');
  const mime = await sniffPicture(file.path);
  if (mime === 'heic') refusePicture(file, 'photo.heic', types);
  if (!mime) refuse('FILE_TYPE');
  if (!types.includes(mime)) refusePicture(file, 'photo.kind', types);
  const redrawn = await inDecodeQueue(userId, () => redraw(file.path, mime, side));
  if (redrawn === 'large') refusePicture(file, 'photo.pixels', types);
  if (!redrawn) refuse('FILE_TYPE');
  const { data, info } = redrawn;
  await writeFile(file.path, data);
  const size = { width: info.width, height: info.height };
  return { name: file.name, path: file.path, mime, bytes: data.length, size };
}
