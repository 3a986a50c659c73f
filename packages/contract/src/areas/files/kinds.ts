import { MAX_PER_PROJECT } from '../../core/limits.ts';
import type { MessageKey, RefusalCode } from '../../messages.ts';
import { cleanFileName } from './names.ts';

const MEGABYTE = 1024 * 1024;

/** Types a picture may have (TH11). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export type PictureType = (typeof PHOTO_TYPES)[number];
/** Pictures: bytes sent, pixels after decoding, and pixels of a side (wire.md, Notices and files). */
export const PICTURE_LIMIT = { bytes: 10 * MEGABYTE, pixels: 40_000_000, side: 16_384 } as const;
/** What the page shrinks a photo to before it sends it (FILE-03). */
export const PHOTO_TARGET = { megabytes: 1, side: 1024 } as const;
/** Endings of programs and scripts, which no attachment may have (TH11b). */
const PROGRAM_ENDINGS =
  /\.(exe|dll|msi|com|scr|bat|cmd|ps1|vbs|vbe|jse?|mjs|ws[fh]|hta|lnk|reg|jar|sh|x?html?|mht|svg|swf|chm|cpl)[. ]*$/i;

type FileRule = {
  /** Folder of their address and of their names, which are unique in it (D-120, D-122). */
  folder: string;
  kind: 'picture' | 'attachment';
  /** Most files of one record, or of one upload where the record takes any number. */
  files: number;
  /** Bytes of each of them. */
  bytes: number;
  /** Of a picture what it may be. */
  types?: readonly PictureType[];
};

const picture = { kind: 'picture', bytes: PICTURE_LIMIT.bytes, types: PHOTO_TYPES } as const;
/** Ten files of 104,857,600 bytes. */
const attachment = { kind: 'attachment', files: 10, bytes: 100 * MEGABYTE } as const;

/** What files are stored for, and what they may be there. */
export const FILE_RULES = {
  projectPhoto: { ...picture, folder: 'Construction', files: MAX_PER_PROJECT.photos },
  employeePhoto: { ...picture, folder: 'UserPhoto', files: 1, types: ['image/jpeg', 'image/png'] },
  employeeAttachment: { ...attachment, folder: 'Employee' },
  roomFile: { ...attachment, folder: 'Workspace' },
  noticeImage: { ...picture, folder: 'Notice', files: 10 },
  noticeAttachment: { ...attachment, folder: 'Attachment' },
} as const satisfies Record<string, FileRule>;

/** Folders that files are stored in. */
export type FileFolder = (typeof FILE_RULES)[keyof typeof FILE_RULES]['folder'];

/** Names are compared as they would be stored: in NFC, without the marks that no stored name has. */
const isAmong = (name: string, chosenNames: readonly string[]): boolean =>
  chosenNames.some((chosen) => cleanFileName(chosen) === cleanFileName(name));

/** Why a photo cannot be added to those already chosen (FILE-01, FILE-02). */
export function photoProblem(
  file: { name: string; type: string },
  chosenNames: readonly string[],
): MessageKey | undefined {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return 'photo.type';
  return isAmong(file.name, chosenNames) ? 'photo.duplicate' : undefined;
}

/** Why a picture cannot be the photo of an employee (EMP-72). */
export const employeePhotoProblem = (file: { type: string }): MessageKey | undefined =>
  FILE_RULES.employeePhoto.types.some((type) => type === file.type) ? undefined : 'employee.photo.type';

/** Why an attachment cannot be added to those a record has or is given (TH11b). */
export function attachmentProblem(
  file: { name: string; bytes: number },
  chosenNames: readonly string[],
): RefusalCode | undefined {
  if (PROGRAM_ENDINGS.test(file.name)) return 'FILE_TYPE';
  if (file.bytes > attachment.bytes) return 'FILE_SIZE';
  if (isAmong(file.name, chosenNames)) return 'FILE_EXISTS';
  return chosenNames.length < attachment.files ? undefined : 'FILE_COUNT';
}

/** Address of a picture that a page shows; the server asks who may see it (D-120). */
const picturePath = (folder: FileFolder, name: string): string => `/uploads/${folder}/${encodeURIComponent(name)}`;

/** Address of a project photo. */
export const photoPath = (name: string): string => picturePath(FILE_RULES.projectPhoto.folder, name);

/** Address of a picture in the text of a notice. */
export const noticeImagePath = (name: string): string => picturePath(FILE_RULES.noticeImage.folder, name);
