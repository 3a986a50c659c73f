import type { ReportFacts, ReportPage, SiteReport } from '@portal/contract/areas/site-reports/calls';
import type { FormPhoto } from '#areas/site-queue/public/use-form-photos.ts';
import type { PaperPhoto } from './paper-pairs.tsx';
import type { ReportDraft } from './report-draft.ts';

/** A signature of the paper; without strokes until it was given. */
export type PaperSigner = Pick<SiteReport['signers'][number], 'signer' | 'name' | 'role' | 'company'> & {
  time: string;
  strokes: string;
};

/** What stands on the paper. */
export type PaperContent = Pick<SiteReport, 'version' | 'summary' | 'remarks' | 'materials'> & {
  facts: ReportFacts;
  /** The day of the signatures, '' before them. */
  day: string;
  pairs: readonly { before: PaperPhoto | null; after: PaperPhoto | null }[];
  signers: readonly PaperSigner[];
  absence: SiteReport['absence'];
  absenceNote: string;
};

type Strokes = readonly { signer: 'customer' | 'contractor'; strokes: string }[];

/** The paper of a signed version; null once it is blanked. */
export function signedPaper(report: SiteReport, strokes: Strokes): PaperContent | null {
  const { version, summary, remarks, materials, facts, pairs, absence, absenceNote, signedDtm } = report;
  if (facts === null) return null;
  return {
    ...{ version, summary, remarks, materials, facts, pairs, absence, absenceNote },
    day: signedDtm.slice(0, 10),
    signers: report.signers.map((signer) => ({
      ...signer,
      time: signer.signedDtm.slice(0, 16),
      strokes: strokes.find((row) => row.signer === signer.signer)?.strokes ?? '',
    })),
  };
}

type Draft = { draft: ReportDraft; version: number; page: ReportPage; photos: readonly FormPhoto[] };

/** The paper of a draft, as it would be signed now. */
export function draftPaper({ draft, version, page, photos }: Draft): PaperContent {
  const byEntry = new Map(photos.map((photo) => [photo.entryId, photo]));
  return {
    version,
    summary: draft.Summary,
    remarks: draft.Remarks,
    materials: draft.Materials.filter(({ quantity }) => quantity > 0),
    facts: page.facts,
    day: '',
    pairs: draft.Pairs.map(({ Before, After }) => ({
      before: byEntry.get(Before) ?? null,
      after: byEntry.get(After) ?? null,
    })),
    signers: [],
    absence: '',
    absenceNote: '',
  };
}
