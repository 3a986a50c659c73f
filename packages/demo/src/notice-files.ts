import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { storedFileName } from '@portal/contract/areas/files/names';
import sharp from 'sharp';
import type { NoticePlan } from './notice-plans.ts';
import type { SceneDrawings } from './photos.ts';
import { drawDocument } from './portraits.ts';
import type { NewFile } from './store-files.ts';

const { noticeImage: IMAGE, noticeAttachment: ATTACHMENT } = FILE_RULES;

/** Contents of the attachments by file extension. */
export type NoticeContents = { pdf: Buffer; jpg: Buffer; csv: Buffer };

const SHEET = [
  ['번호', '항목', '담당', '연락처'],
  ['1', '안전 점검', '총무파트', '02-0000-3120'],
  ['2', '자재 확인', '기술지원팀', '02-0000-3140'],
  ['3', '현장 정리', 'PM팀', '02-0000-3150'],
];

/** A PDF of one page with a scanned picture. */
async function pdfOf(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const draw = `q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`;
  const objects: (string | Buffer)[][] = [
    ['<</Type/Catalog/Pages 2 0 R>>'],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</Scan 5 0 R>>>>/Contents 4 0 R>>`,
    ],
    [`<</Length ${draw.length}>>stream\n${draw}\nendstream`],
    [
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8` +
        `/Filter/DCTDecode/Length ${jpeg.length}>>stream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
  let output = Buffer.from('%PDF-1.4\n');
  const entries = objects.map((parts, index) => {
    const offset = output.length;
    const body = [`${index + 1} 0 obj`, ...parts, 'endobj\n'].map((part) => Buffer.from(part));
    output = Buffer.concat([output, ...body]);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer<</Size ${count}/Root 1 0 R>>\n`;
  return Buffer.concat([output, Buffer.from(`${end}startxref\n${output.length}\n%%EOF\n`)]);
}

/** Draws the contents of the notices' attachments. */
export async function drawNoticeContents(): Promise<NoticeContents> {
  const jpg = await drawDocument(0);
  // The byte order mark makes spreadsheets read it as UTF-8.
  const csv = Buffer.from(`\ufeff${SHEET.map((row) => row.join(',')).join('\r\n')}\r\n`);
  return { pdf: await pdfOf(jpg), jpg, csv };
}

const MIMES = { pdf: 'application/pdf', jpg: 'image/jpeg', csv: 'application/octet-stream' } as const;
const endingOf = (name: string): keyof NoticeContents =>
  name.endsWith('.pdf') ? 'pdf' : name.endsWith('.csv') ? 'csv' : 'jpg';

/** Files of one notice: the stored files, and their names in the text and in the list of attachments. */
export type NoticeFiles = { files: NewFile[]; pictures: { name: string; alt: string }[]; attachments: string[] };

/** Plans the files of a notice. Each was uploaded one second after the one before. */
export function planNoticeFiles(
  plan: NoticePlan,
  writtenAt: Date,
  drawn: { scenes: SceneDrawings; contents: NoticeContents },
): NoticeFiles {
  const files: NewFile[] = [];
  const store = (original: string, file: Pick<NewFile, 'folder' | 'bytes' | 'mime'>): string => {
    const uploadedAt = new Date(writtenAt.getTime() - 60_000 + files.length * 1000);
    const name = storedFileName(original, uploadedAt);
    files.push({ ...file, name, uploadedBy: plan.author, uploadedAt });
    return name;
  };
  const pictures = (plan.pictures ?? []).flatMap(([scene, alt]) => {
    const drawing = drawn.scenes.get(scene)?.[0];
    if (drawing === undefined) return [];
    const { bytes, mime, ending } = drawing;
    return [{ name: store(`${alt}.${ending}`, { folder: IMAGE.folder, bytes, mime }), alt }];
  });
  const attachments = (plan.files ?? []).map((name) => {
    const kind = endingOf(name);
    return store(name, { folder: ATTACHMENT.folder, bytes: drawn.contents[kind], mime: MIMES[kind] });
  });
  return { files, pictures, attachments };
}
