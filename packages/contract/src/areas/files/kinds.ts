import { MAX_PER_PROJECT } from '../../core/limits.ts';
import type { MessageKey, RefusalCode } from '../../messages.ts';
import { cleanFileName } from './names.ts';

const MEGABYTE = 1024 * 1024;

/** MIME types of pictures (TH11). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export type PictureType = (typeof PHOTO_TYPES)[number];
/** What people call these types. */
export const TYPE_WORDS: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WEBP',
};
/**
 * Limits of a picture: bytes of the file, pixels after decoding, and pixels of one side (wire.md, Notices and files).
 */
export const PICTURE_LIMIT = { bytes: 10 * MEGABYTE, pixels: 40_000_000, side: 16_384 } as const;
/** The page shrinks a photo to this size before it is sent (FILE-03). */
export const PHOTO_TARGET = { megabytes: 1, side: 1024 } as const;
/** File extensions of programs and scripts, which attachments may not have (TH11b). */
const PROGRAM_ENDINGS =
  /\.(exe|dll|msi|com|scr|bat|cmd|ps1|vbs|vbe|jse?|mjs|ws[fh]|hta|lnk|reg|jar|sh|x?html?|mht|svg|swf|chm|cpl)[. ]*$/i;

type FileRule = {
  /** Folder in the address of the files. File names are unique in it (D-120, D-122). */
  folder: string;
  kind: 'picture' | 'attachment';
  /** Most files of one record, or of one upload when a record takes any number. */
  files: number;
  /** Most bytes of each file. */
  bytes: number;
  /** Allowed MIME types, for pictures only. */
  types?: readonly PictureType[];
  /** Most pixels of a side of the stored picture; PHOTO_TARGET when not set. */
  side?: number;
};

const picture = { kind: 'picture', bytes: PICTURE_LIMIT.bytes, types: PHOTO_TYPES } as const;
/** Ten files of 104,857,600 bytes. */
const attachment = { kind: 'attachment', files: 10, bytes: 100 * MEGABYTE } as const;

/** The uses of stored files, with the rules of each. */
export const FILE_RULES = {
  projectPhoto: { ...picture, folder: 'Construction', files: MAX_PER_PROJECT.photos },
  talkPhoto: { ...picture, folder: 'Talk', files: 10, types: ['image/jpeg', 'image/png', 'image/webp'] },
  sitePhoto: { ...picture, folder: 'Site', files: 1, types: ['image/jpeg', 'image/png', 'image/webp'], side: 2048 },
  /** The small picture of a photo of a site, for lists. */
  sitePhotoSmall: { ...picture, folder: 'Site', files: 1, side: 400 },
  siteReport: { kind: 'attachment', folder: 'SiteReport', files: 1, bytes: 20 * MEGABYTE },
  employeePhoto: { ...picture, folder: 'UserPhoto', files: 1, types: ['image/jpeg', 'image/png'] },
  employeeAttachment: { ...attachment, folder: 'Employee' },
  roomFile: { ...attachment, folder: 'Workspace' },
  noticeImage: { ...picture, folder: 'Notice', files: 10 },
  noticeAttachment: { ...attachment, folder: 'Attachment' },
} as const satisfies Record<string, FileRule>;

/** Folders of stored files. */
export type FileFolder = (typeof FILE_RULES)[keyof typeof FILE_RULES]['folder'];

/** Names are compared as they would be stored, in NFC and with forbidden characters replaced. */
const isAmong = (name: string, chosenNames: readonly string[]): boolean =>
  chosenNames.some((chosen) => cleanFileName(chosen) === cleanFileName(name));

const HEIC_NAME = /\.hei[cf]$/i;
/** Brands at the start of a picture as phones keep them: HEIC and HEIF. */
const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;
/** So many bytes tell an HEIC picture. */
export const HEIC_START = 12;

/** Whether a file begins as an HEIC picture, whatever its name says. */
export function isHeicContent(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(4, HEIC_START));
  return text.startsWith('ftyp') && HEIC_BRANDS.test(text.slice(4));
}

const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && HEIC_NAME.test(name));

/** Why a file cannot be a photo; undefined when it can (FILE-01, D-555). */
export function photoProblem(
  file: { name: string; type: string },
  types: readonly PictureType[] = PHOTO_TYPES,
): MessageKey | undefined {
  if (types.some((type) => type === file.type)) return undefined;
  if (isHeic(file)) return 'photo.heic';
  return file.type.startsWith('image/') ? 'photo.kind' : 'photo.type';
}

/** Whether a photo has the name of a chosen one, as it would be stored (FILE-02). */
export const hasNameOf = (name: string, chosen: string): boolean => isAmong(name, [chosen]);

/** Why a file cannot be the photo of an employee; undefined when it can (EMP-72). */
export const employeePhotoProblem = (file: { type: string }): MessageKey | undefined =>
  FILE_RULES.employeePhoto.types.some((type) => type === file.type) ? undefined : 'employee.photo.type';

/** Why an attachment cannot be added to a record; undefined when it can (TH11b). */
export function attachmentProblem(
  file: { name: string; bytes: number },
  chosenNames: readonly string[],
): RefusalCode | undefined {
  if (PROGRAM_ENDINGS.test(file.name)) return 'FILE_TYPE';
  if (file.bytes > attachment.bytes) return 'FILE_SIZE';
  if (isAmong(file.name, chosenNames)) return 'FILE_EXISTS';
  return chosenNames.length < attachment.files ? undefined : 'FILE_COUNT';
}

/** Path of a picture that a page shows. The server checks who may see it (D-120). */
const picturePath = (folder: FileFolder, name: string): string => `/uploads/${folder}/${encodeURIComponent(name)}`;

/** Path of a project photo. */
export const photoPath = (name: string): string => picturePath(FILE_RULES.projectPhoto.folder, name);

/** Path of a photo of the talk of a site. */
export const talkPhotoPath = (name: string): string => picturePath(FILE_RULES.talkPhoto.folder, name);

const SMALL = '-small';

/** The name of the small picture of a photo of a site. */
export const smallPhotoName = (name: string): string => `${name}${SMALL}`;

/** The name of a photo of a site, also when its small picture is named. */
export const sitePhotoName = (name: string): string => (name.endsWith(SMALL) ? name.slice(0, -SMALL.length) : name);

/** Path of a photo of a site. */
export const sitePhotoPath = (name: string): string => picturePath(FILE_RULES.sitePhoto.folder, name);

/** Path of the PDF of a completion report. */
export const reportPdfPath = (name: string): string => picturePath(FILE_RULES.siteReport.folder, name);

/** Path of a picture in the text of a notice. */
export const noticeImagePath = (name: string): string => picturePath(FILE_RULES.noticeImage.folder, name);
