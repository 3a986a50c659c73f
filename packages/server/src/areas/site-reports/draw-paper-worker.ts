/// <reference path="../../pdfmake.d.ts" />
/// <reference path="../../fontkit.d.ts" />
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PAPER_PHOTO_SIDE } from '@portal/contract/areas/site-reports/forms';
import { openSync } from 'fontkit';
import pdfmake from 'pdfmake';
import sharp from 'sharp';
import { type Coverage, chooseFonts, FONTS } from './choose-fonts.ts';
import { fitLines, type Measure } from './fit-lines.ts';
import type { Paper, PaperPhoto } from './paper.ts';
import { PAPER_WIDTH, paperDocument } from './paper-document.ts';

/** What the thread gets. */
export type PaperRequest = { paper: Paper };
/** What the thread answers: the bytes of the PDF. */
export type PaperAnswer = Uint8Array;

const QUALITY = 80;

const PRETENDARD = 'pretendard/dist/public/static/alternative/';
/** Their files in their packages. The spare typeface has one weight, which spares 6 MB. */
const FILES = {
  normal: `${PRETENDARD}Pretendard-Regular.ttf`,
  bold: `${PRETENDARD}Pretendard-Bold.ttf`,
  spare: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
} as const;

/** The typefaces lie beside the built server; sources take them from their packages. */
const fontPath = (file: keyof typeof FILES): string =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? import.meta.resolve(FILES[file])
      : new URL(`./fonts/${FILES[file].split('/').at(-1)}`, import.meta.url),
  );

type Face = ReturnType<typeof openSync>;

/** Opens typefaces when they are asked for: most papers do not need the spare one. */
function openFaces(): (file: keyof typeof FILES) => Face {
  const opened = new Map<string, Face>();
  return (file) => {
    const face = opened.get(file) ?? openSync(fontPath(file));
    opened.set(file, face);
    return face;
  };
}

/** Makes a photo small enough for the paper, upright and as JPEG. */
async function shrink(photo: PaperPhoto | null): Promise<PaperPhoto | null> {
  if (photo === null || photo.bytes === null) return photo;
  const side = PAPER_PHOTO_SIDE;
  const bytes = await sharp(photo.bytes)
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { ...photo, bytes: new Uint8Array(bytes) };
}

async function shrinkAll(paper: Paper): Promise<Paper> {
  const pairs: Paper['pairs'][number][] = [];
  for (const { before, after } of paper.pairs) pairs.push({ before: await shrink(before), after: await shrink(after) });
  return { ...paper, pairs, absencePhoto: await shrink(paper.absencePhoto) };
}

async function makePaper({ paper }: PaperRequest): Promise<PaperAnswer> {
  sharp.concurrency(1);
  sharp.cache(false);
  const [normal, bold, spare] = [fontPath('normal'), fontPath('bold'), fontPath('spare')];
  pdfmake.addFonts({ [FONTS.main]: { normal, bold }, [FONTS.spare]: { normal: spare, bold: spare } });
  // Everything that a paper needs is in its request or is a typeface.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => [normal, bold, spare].includes(path));
  const document = paperDocument(await shrinkAll(paper));
  const faceOf = openFaces();
  const covers: Coverage = (font, point) => faceOf(font === 'main' ? 'normal' : 'spare').hasGlyphForCodePoint(point);
  const measure: Measure = (text, { font, bold, size }) => {
    const face = faceOf(font === FONTS.spare ? 'spare' : bold ? 'bold' : 'normal');
    return (face.layout(text).advanceWidth * size) / face.unitsPerEm;
  };
  const style = { bold: false, size: document.defaultStyle.fontSize };
  const content = document.content.map((node) => fitLines(chooseFonts(node, covers), PAPER_WIDTH, measure, style));
  return pdfmake.createPdf({ ...document, content }).getBuffer();
}

const bytes = new Uint8Array(await makePaper(workerData as PaperRequest));
parentPort?.postMessage(bytes satisfies PaperAnswer, [bytes.buffer]);
