/// <reference path="../../pdfmake.d.ts" />
/// <reference path="../../fontkit.d.ts" />
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PAPER_PHOTO_SIDE } from '@portal/contract/areas/site-reports/forms';
import { TYPEFACE_ORDER, TYPEFACES } from '@portal/contract/areas/site-reports/typefaces';
import { openSync } from 'fontkit';
import pdfmake from 'pdfmake';
import sharp from 'sharp';
import { type Coverage, chooseFonts } from './choose-fonts.ts';
import { fitLines, type Measure } from './fit-lines.ts';
import type { Paper, PaperPhoto } from './paper.ts';
import { PAPER_WIDTH, paperDocument } from './paper-document.ts';

/** What the thread gets. */
export type PaperRequest = { paper: Paper };
/** What the thread answers: the bytes of the PDF. */
export type PaperAnswer = Uint8Array;

const QUALITY = 80;

/** The files of the typefaces. Only the first has a bold weight, which spares 12 MB. */
const FILES = {
  main: TYPEFACES.main.file,
  bold: TYPEFACES.main.file.replace('Regular', 'Bold'),
  spare: TYPEFACES.spare.file,
  rare: TYPEFACES.rare.file,
} as const;

/** The typefaces lie beside the built server; sources take them from the folder of the repository. */
const FOLDER = import.meta.url.endsWith('.ts') ? '../../../../../typefaces' : './fonts';

const fontPath = (file: keyof typeof FILES): string =>
  fileURLToPath(new URL(`${FOLDER}/${FILES[file]}`, import.meta.url));

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
  const [main, bold, spare, rare] = [fontPath('main'), fontPath('bold'), fontPath('spare'), fontPath('rare')];
  pdfmake.addFonts({
    [TYPEFACES.main.name]: { normal: main, bold },
    [TYPEFACES.spare.name]: { normal: spare, bold: spare },
    [TYPEFACES.rare.name]: { normal: rare, bold: rare },
  });
  // Everything that a paper needs is in its request or is a typeface.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => [main, bold, spare, rare].includes(path));
  const document = paperDocument(await shrinkAll(paper));
  const faceOf = openFaces();
  const covers: Coverage = (face) => (point) => faceOf(face).hasGlyphForCodePoint(point);
  const measure: Measure = (text, { font = TYPEFACES.main.name, bold, size }) => {
    const found = TYPEFACE_ORDER.find((one) => TYPEFACES[one].name === font) ?? 'main';
    const face = faceOf(found === 'main' && bold ? 'bold' : found);
    return (face.layout(text).advanceWidth * size) / face.unitsPerEm;
  };
  const style = { bold: false, size: document.defaultStyle.fontSize };
  const content = document.content.map((node) => fitLines(chooseFonts(node, covers), PAPER_WIDTH, measure, style));
  return pdfmake.createPdf({ ...document, content }).getBuffer();
}

const bytes = new Uint8Array(await makePaper(workerData as PaperRequest));
parentPort?.postMessage(bytes satisfies PaperAnswer, [bytes.buffer]);
