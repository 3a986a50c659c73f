/// <reference path="../../pdfmake.d.ts" />
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PAPER_PHOTO_SIDE } from '@portal/contract/areas/site-reports/forms';
import pdfmake from 'pdfmake';
import sharp from 'sharp';
import type { Paper, PaperPhoto } from './paper.ts';
import { paperDocument } from './paper-document.ts';

/** What the thread gets. */
export type PaperRequest = { paper: Paper };
/** What the thread answers: the bytes of the PDF. */
export type PaperAnswer = Uint8Array;

const QUALITY = 80;

/** The typeface lies beside the built server; sources take it from its package. */
const fontPath = (name: string): string =>
  fileURLToPath(
    import.meta.url.endsWith('.ts')
      ? import.meta.resolve(`pretendard/dist/public/static/alternative/${name}`)
      : new URL(`./fonts/${name}`, import.meta.url),
  );

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
  return { ...photo, bytes };
}

async function shrinkAll(paper: Paper): Promise<Paper> {
  const pairs: Paper['pairs'][number][] = [];
  for (const { before, after } of paper.pairs) pairs.push({ before: await shrink(before), after: await shrink(after) });
  return { ...paper, pairs, absencePhoto: await shrink(paper.absencePhoto) };
}

async function makePaper({ paper }: PaperRequest): Promise<PaperAnswer> {
  sharp.concurrency(1);
  sharp.cache(false);
  const fonts = { normal: fontPath('Pretendard-Regular.ttf'), bold: fontPath('Pretendard-Bold.ttf') };
  pdfmake.addFonts({ Pretendard: fonts });
  // Everything that a paper needs is in its request or is the typeface.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => Object.values(fonts).includes(path));
  return pdfmake.createPdf(paperDocument(await shrinkAll(paper))).getBuffer();
}

const bytes = new Uint8Array(await makePaper(workerData as PaperRequest));
parentPort?.postMessage(bytes satisfies PaperAnswer, [bytes.buffer]);
