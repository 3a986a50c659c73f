import { open } from 'node:fs/promises';
import { PHOTO_TYPES, type PictureType } from '@portal/contract/areas/files/kinds';

/** Enough for where a Windows program says that it is one. */
const START_BYTES = 4096;
const PROGRAM_OFFSET_AT = 0x3c;

/** Bytes of no type that anybody would show. */
const ANY_TYPE = 'application/octet-stream';
/** Types that a page may show; everything else is only saved. */
const SHOWN_TYPES: readonly string[] = [...PHOTO_TYPES, 'application/pdf'];

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function pictureType(start: Buffer): PictureType | undefined {
  const text = start.toString('latin1', 0, 12);
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  return /^RIFF.{4}WEBP/s.test(text) ? 'image/webp' : undefined;
}

/** Programs of Windows, Linux and macOS. Two letters do not make one: a text may begin with 'MZ세대'. */
function isProgram(start: Buffer): boolean {
  const text = start.toString('latin1');
  if (/^(\x7fELF|[\xce\xcf]\xfa\xed\xfe)/.test(text)) return true;
  if (!text.startsWith('MZ') || start.length < PROGRAM_OFFSET_AT + 4) return false;
  return text.startsWith('PE\0\0', start.readUInt32LE(PROGRAM_OFFSET_AT));
}

/** The picture type that a file's first bytes name; decoders of other types never get to see the file. */
export const sniffPicture = async (path: string): Promise<PictureType | undefined> =>
  pictureType(await readStart(path));

/** The type of an attachment by its first bytes, never by its name; undefined for a program (TH11b). */
export async function sniffAttachment(path: string): Promise<string | undefined> {
  const start = await readStart(path);
  if (isProgram(start)) return undefined;
  if (start.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  return pictureType(start) ?? ANY_TYPE;
}

/** True for a type by content that a page may show (D-125). */
export const isShownType = (mime: string): boolean => SHOWN_TYPES.includes(mime);
