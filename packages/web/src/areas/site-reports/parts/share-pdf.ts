import { reportPdfPath } from '@portal/contract/areas/files/kinds';
import type { SiteReport } from '@portal/contract/areas/site-reports/calls';
import { noAnswer } from '#lib/refusal.ts';

/** A browser may read a file some time after the press. */
const REVOKE_AFTER_MS = 60_000;

async function readPdf({ pdfName, facts, version }: SiteReport): Promise<File> {
  const response = await fetch(reportPdfPath(pdfName), { credentials: 'same-origin' });
  if (!response.ok) throw noAnswer();
  return new File([await response.blob()], `작업완료확인서_${facts?.number ?? version}.pdf`, {
    type: 'application/pdf',
  });
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

const wasGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands the PDF of a version to another app of the phone. A browser that cannot downloads it. */
export async function sharePdf(report: SiteReport): Promise<void> {
  const file = await readPdf(report);
  // Over plain http no browser can share.
  const sharing: Partial<Navigator> = navigator;
  if (!sharing.canShare?.({ files: [file] })) return download(file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // After a slow download a browser refuses, because the press is over.
    if (!wasGivenUp(error)) download(file);
  }
}
