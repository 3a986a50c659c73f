import { open } from 'node:fs/promises';
import { isHeicContent, PHOTO_TYPES, type PictureType } from '@portal/contract/areas/files/kinds';

/** The bytes read from the start of a file, enough for the PE header of a Windows program. */
const START_BYTES = 4096;
/** The position of the offset of the PE header. */
const PE_OFFSET_AT = 0x3c;

/** The type of a file that is neither a picture nor a PDF. */
const ANY_TYPE = 'application/octet-stream';
/** Types that a page may display. Files of other types are only downloaded. */
const INLINE_TYPES: readonly string[] = [...PHOTO_TYPES, 'application/pdf'];

/** The first bytes of a file. */
async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The picture type by its signature. */
function pictureType(start: Buffer): PictureType | undefined {
  const text = start.toString('latin1', 0, 12);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  return /^RIFF.{4}WEBP/s.test(text) ? 'image/webp' : undefined;
}

/** True for programs of Windows, Linux and macOS. 'MZ' alone is not enough: a text may begin with 'MZ세대'. */
function isProgram(start: Buffer): boolean {
  const text = start.toString('latin1');
  if (/^(\x7fELF|[\xce\xcf]\xfa\xed\xfe)/.test(text)) return true;
  if (!text.startsWith('MZ') || start.length < PE_OFFSET_AT + 4) return false;
  return text.startsWith('PE\0\0', start.readUInt32LE(PE_OFFSET_AT));
}

/** The picture type by the first bytes of a file. Undefined for other files, which are never decoded. */
export async function sniffPicture(path: string): Promise<PictureType | 'heic' | undefined> {
  const start = await readStart(path);
  return isHeicContent(start) ? 'heic' : pictureType(start);
}

/** The type of an attachment by its first bytes, never by its name. Undefined for a program (TH11b). */
export async function sniffAttachment(path: string): Promise<string | undefined> {
  const start = await readStart(path);
  if (isProgram(start)) return undefined;
  if (start.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  return pictureType(start) ?? ANY_TYPE;
}

/** True for a type that a page may display (D-125). */
export const isInlineType = (mime: string): boolean => INLINE_TYPES.includes(mime);
