import type { ReportFacts, ReportPhoto, ReportSigner, SiteReport } from '@portal/contract/areas/site-reports/calls';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { PairedPhoto, ReportRecord, SignerRecord } from './queries/reports.ts';
import type { PaperFacts } from './tables.ts';

const timeOf = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment));

const viewPhoto = (photo: PairedPhoto | null): ReportPhoto | null =>
  photo && {
    entryId: photo.entry_id,
    name: photo.name ?? '',
    caption: photo.caption,
    takenDtm: seoulTime(new Date(photo.taken_at)),
  };

/** When a person signed. Signatures of former versions have it by the clock of their device alone. */
export const signingMoment = ({ device_at, signed_at }: SignerRecord, receivedAt: Date | null): Date =>
  new Date(receivedAt === null ? (device_at ?? signed_at) : signed_at);

const viewSigners = ({ signers, paper, received_at }: ReportRecord): ReportSigner[] =>
  signers.map((signature) => ({
    signer: signature.signer,
    name: signature.name,
    role: signature.role,
    company: (signature.signer === 'customer' ? paper?.customerName : paper?.companyName) ?? '',
    signedDtm: seoulTime(signingMoment(signature, received_at)),
    deviceDtm: signature.device_at === null ? '' : seoulTime(new Date(signature.device_at)),
  }));

/** What stands on a paper besides its report, without what the page of the reports says already. */
export const viewFacts = ({ number, place, clientName, period, people }: PaperFacts): ReportFacts => ({
  number,
  place,
  clientName,
  period,
  people,
});

/** The name of the PDF of a version. */
export const pdfNameOf = ({ id }: { id: number }): string => `report-${id}.pdf`;

/** Whether a version has a PDF, or gets one when a user asks for it. */
export const hasPdf = ({ state, blanked_at, pdf_sha256, pdf_name }: ReportRecord): boolean =>
  state !== ReportState.Draft && blanked_at === null && (pdf_sha256 === null || pdf_name !== null);

/** A version on the wire. Its strokes are read by a call of their own, which notes the reading. */
export const viewReport = (report: ReportRecord): SiteReport => ({
  reportId: report.id,
  entryId: report.entry_id,
  version: report.version,
  revision: report.revision,
  state: report.state,
  summary: report.summary,
  remarks: report.remarks,
  materials: report.materials,
  pairs: report.pairs.map(({ before, after }) => ({ before: viewPhoto(before), after: viewPhoto(after) })),
  savedDtm: seoulTime(report.saved_at),
  savedUserName: report.saved_name ?? '',
  signedDtm: timeOf(report.signed_at),
  receivedDtm: timeOf(report.received_at ?? report.signed_at),
  signers: viewSigners(report),
  absence: report.absence,
  absenceNote: report.absence_note,
  absencePhoto: viewPhoto(report.absence_photo),
  decidedDtm: timeOf(report.decided_at),
  decidedUserName: report.decided_name ?? '',
  reason: report.reason,
  facts: report.paper && viewFacts(report.paper),
  pdfName: hasPdf(report) ? pdfNameOf(report) : '',
  pdfSha256: report.pdf_sha256 ?? '',
  blankedYN: toYesNo(report.blanked_at !== null),
});
