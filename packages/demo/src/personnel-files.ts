import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { storedFileName } from '@portal/contract/areas/files/names';
import { DAY_MS } from '@portal/contract/core/dates';
import { drawDocument, drawPortrait } from './portraits.ts';
import { KNOWN_STAFF, OTHER_STAFF } from './staff.ts';
import type { NewFile } from './store-files.ts';

/** The user who uploaded the personnel files. */
const UPLOADER = 'office1';
/** Days since the first file was uploaded; the others followed one a day. */
const FIRST_DAYS_AGO = 300;

const WITH_PHOTO = ['admin', 'sales1', 'pm1', 'pm2', 'ceo1', 'office1', 'dev1', 'design2'];
const DOCUMENTS: readonly (readonly [userId: string, names: readonly string[]])[] = [
  ['sales1', ['졸업증명서.jpg']],
  ['pm1', ['졸업증명서.jpg', '정보통신기사 자격증.jpg', '경력증명서.jpg']],
  ['dev1', ['졸업증명서.jpg', '정보처리기사 자격증.jpg']],
  ['office1', ['졸업증명서.jpg']],
];

/** Portraits by user id, and the documents for the attachments in order. */
export type DrawnFiles = { portraits: ReadonlyMap<string, Buffer>; documents: readonly Buffer[] };

/** Draws the portraits and documents of the personnel files. */
export async function drawPersonnelFiles(): Promise<DrawnFiles> {
  const staff = [...KNOWN_STAFF, ...OTHER_STAFF].filter(({ userId }) => WITH_PHOTO.includes(userId));
  const portraits = await Promise.all(
    staff.map(async ({ userId, gender }, index) => [userId, await drawPortrait(index, gender)] as const),
  );
  const documents = await Promise.all(DOCUMENTS.flatMap(([, names]) => names).map((_, index) => drawDocument(index)));
  return { portraits: new Map(portraits), documents };
}

type Planned = {
  files: NewFile[];
  photos: { userId: string; name: string }[];
  attachments: { user_id: string; position: number; name: string }[];
};

/** Plans the files with their names and owners. */
export function planPersonnelFiles({ portraits, documents }: DrawnFiles, now: Date): Planned {
  const files: NewFile[] = [];
  const store = (folder: NewFile['folder'], original: string, bytes: Buffer): string => {
    const uploadedAt = new Date(now.getTime() - FIRST_DAYS_AGO * DAY_MS + files.length * DAY_MS);
    const name = storedFileName(original, uploadedAt);
    files.push({ folder, name, bytes, mime: 'image/jpeg', uploadedBy: UPLOADER, uploadedAt });
    return name;
  };
  const photos = [...portraits].map(([userId, bytes]) => ({
    userId,
    name: store(FILE_RULES.employeePhoto.folder, '증명사진.jpg', bytes),
  }));
  const remaining = [...documents];
  const attachments = DOCUMENTS.flatMap(([user_id, names]) =>
    names.map((original, position) => {
      const name = store(FILE_RULES.employeeAttachment.folder, original, remaining.shift() ?? Buffer.alloc(0));
      return { user_id, position, name };
    }),
  );
  return { files, photos, attachments };
}
