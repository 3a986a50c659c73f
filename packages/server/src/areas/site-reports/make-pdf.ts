import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import { absenceLabel } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { seoulTime } from '@portal/contract/core/dates';
import { storeMadeFile } from '#areas/files/public/made-files.ts';
import { fileRemoval, openStoredFile } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';
import { assertNoTransaction } from '#db/transaction.ts';
import { makeFairQueue } from '#process/fair-queue.ts';
import { openWorker } from '#process/open-worker.ts';
import { refuse } from '#refuse.ts';
import type { PaperAnswer, PaperRequest } from './draw-paper-worker.ts';
import type { Paper, PaperPhoto } from './paper.ts';
import { claimPdf, claimUnmade, isUnclaimedPdf } from './queries/pdfs.ts';
import { findReport, type PairedPhoto, type ReportRecord } from './queries/reports.ts';
import { listStrokes } from './queries/signatures.ts';
import type { PaperFacts } from './tables.ts';
import { pdfNameOf, signingMoment } from './view.ts';

/** A paper with thirty photos takes some five seconds. */
const MAKE_MS = 20_000;
const MEMORY_MB = 512;
const RETRY_SECONDS = 5;
const WORKER = new URL('./draw-paper-worker.ts', import.meta.url);

/** One paper is made at a time in a process; those who ask for one take turns. */
const runQueued = makeFairQueue({ concurrency: 1, maxWaiting: 24, maxWaitingPerKey: 6 });

/** The bytes of the photos of a paper, which its thread takes over instead of a copy. */
function photoBuffers({ pairs, absencePhoto }: Paper): ArrayBuffer[] {
  const photos = [...pairs.flatMap(({ before, after }) => [before, after]), absencePhoto];
  return [...new Set(photos.flatMap((photo) => (photo?.bytes ? [photo.bytes.buffer] : [])))];
}

/**
 * Makes the paper in a thread of its own, so that no request waits for it. Null when it fails or takes too long. The
 * photos are gone afterwards.
 */
export function makeInThread(paper: Paper, limitMs = MAKE_MS): Promise<PaperAnswer | null> {
  const worker = openWorker(WORKER, {
    workerData: { paper } satisfies PaperRequest,
    transferList: photoBuffers(paper),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<PaperAnswer | null>((done) => {
    const giveUp = (): void => done(null);
    timer = setTimeout(giveUp, limitMs);
    worker.once('message', done).once('error', giveUp).once('exit', giveUp);
  }).finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}

async function readPhoto(ctx: Ctx, photo: PairedPhoto | null): Promise<PaperPhoto | null> {
  if (photo === null) return null;
  const file = photo.name === null ? null : await openStoredFile(ctx, FILE_RULES.sitePhoto.folder, photo.name);
  const bytes = file && new Uint8Array(await buffer(file.stream));
  return { bytes, caption: photo.caption, taken: seoulTime(new Date(photo.taken_at)) };
}

/** Reads everything that stands on the paper of a signed version. */
async function readPaper(ctx: Ctx, report: ReportRecord, facts: PaperFacts, signedAt: Date): Promise<Paper> {
  const strokes = new Map((await listStrokes(ctx.db, report.id)).map((row) => [row.signer, row.strokes]));
  const pairs: Paper['pairs'][number][] = [];
  for (const { before, after } of report.pairs) {
    pairs.push({ before: await readPhoto(ctx, before), after: await readPhoto(ctx, after) });
  }
  return {
    ...facts,
    version: report.version,
    signed: seoulTime(signedAt),
    summary: report.summary,
    remarks: report.remarks,
    materials: report.materials,
    pairs,
    signatures: report.signers.map((signature) => ({
      signer: signature.signer,
      name: signature.name,
      role: signature.role,
      time: seoulTime(signingMoment(signature, report.received_at)),
      strokes: strokes.get(signature.signer) ?? '',
    })),
    absence: report.absence === '' ? '' : absenceLabel(report.absence),
    absenceNote: report.absence_note,
    absencePhoto: await readPhoto(ctx, report.absence_photo),
  };
}

/** Makes and stores the PDF of a signed version that has none. What is stored first stays (D-454). */
async function makeMissing(ctx: Ctx, id: number): Promise<void> {
  const report = await findReport(ctx.db, id);
  if (!report || report.state === ReportState.Draft || report.pdf_sha256 !== null) return;
  if (report.paper === null || report.signed_at === null) return;
  const bytes = await makeInThread(await readPaper(ctx, report, report.paper, report.signed_at));
  if (bytes === null) refuse('UNAVAILABLE', { retryAfter: RETRY_SECONDS });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = pdfNameOf(report);
  const file = { folder: FILE_RULES.siteReport.folder, name, mime: 'application/pdf', bytes };
  await storeMadeFile(ctx, { ...file, ownerId: report.signed_by ?? '' }, (tx) => claimPdf(tx.db, id, { name, sha256 }));
}

/** Makes the PDF of a version, unless it is there by the time its turn comes. */
export async function makePdf(ctx: Ctx, id: number): Promise<void> {
  assertNoTransaction(ctx);
  await runQueued(String(id), () => makeMissing(ctx, id));
}

/** Makes the PDFs that are missing, oldest first. A version that a killed process was making is taken again. */
export async function makeReportPdfs(ctx: Ctx): Promise<void> {
  for (let id = await claimUnmade(ctx.db, ctx.now()); id !== undefined; id = await claimUnmade(ctx.db, ctx.now())) {
    try {
      await makePdf(ctx, id);
    } catch (error) {
      ctx.log.error({ err: error, report: id }, 'the PDF of a report was not made');
    }
  }
}

/** Removes PDFs that no version names, a day after they were stored. */
export const purgeReportFiles = fileRemoval([{ folder: FILE_RULES.siteReport.folder, unclaimed: isUnclaimedPdf }]);
