import { z } from 'zod';
import { isManager, isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, file, info, rows, rowsWith } from '../../core/call.ts';
import { choice, code, count, flag, id, listOf, minute, text, userId, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { OUTSOURCED_STEP_MENUS } from '../menu/keys.ts';
import { entryId, entryIdOrBlank, entryTimes } from '../site/fields.ts';
import { ABSENCES, REPORT_LIMIT } from './forms.ts';
import { REPORT_STATES } from './status.ts';
import { STROKES_LIMIT } from './strokes.ts';

/** A line of the materials that were used. */
const material = z.object({ name: z.string(), model: z.string(), quantity: z.number(), unit: z.string() });
export type ReportMaterial = z.output<typeof material>;

/** A line that a report begins with: how many were used by the daily logs, else how many arrived (D-610). */
const offeredMaterial = material.extend({ arrived: z.number() });
export type OfferedMaterial = z.output<typeof offeredMaterial>;

/** A photo of a pair; null where the pair has none. */
const photo = z.object({ entryId: z.string(), name: z.string(), caption: z.string(), takenDtm: z.string() });
export type ReportPhoto = z.output<typeof photo>;

/** Most characters of what was shown, sealed. */
const SHOWN_LIMIT = 8192;

const SIGNERS = ['customer', 'contractor'] as const;
export type Signer = (typeof SIGNERS)[number];

/** Who signed, and when (D-570). Both times are in Seoul; the device's is as its clock said. */
const signer = z.object({
  signer: z.enum(SIGNERS),
  name: z.string(),
  role: z.string(),
  company: z.string(),
  signedDtm: z.string(),
  deviceDtm: z.string(),
});
export type ReportSigner = z.output<typeof signer>;

/** What stands on the paper besides the report: of a signed version as it was then, of a draft as it is now. */
const paperFacts = z.object({
  number: z.string(),
  place: z.string(),
  clientName: z.string(),
  period: z.string(),
  people: z.string(),
});
export type ReportFacts = z.output<typeof paperFacts>;

/** A version of the report. */
const report = z.object({
  reportId: z.number(),
  entryId: z.string(),
  version: z.number(),
  revision: z.number(),
  state: z.enum(REPORT_STATES),
  summary: z.string(),
  remarks: z.string(),
  materials: z.array(material),
  pairs: z.array(z.object({ before: photo.nullable(), after: photo.nullable() })),
  savedDtm: z.string(),
  savedUserName: z.string(),
  /** When it was signed, and when the server got the signatures; '' for a draft. */
  signedDtm: z.string(),
  receivedDtm: z.string(),
  signers: z.array(signer),
  /** Why the customer did not sign; '' when they did. */
  absence: z.enum(['', ...ABSENCES]),
  absenceNote: z.string(),
  absencePhoto: photo.nullable(),
  /** What staff decided. */
  decidedDtm: z.string(),
  decidedUserName: z.string(),
  reason: z.string(),
  /** Null for a draft, and once it is blanked. */
  facts: paperFacts.nullable(),
  /** The name of the PDF below uploads/SiteReport; '' for a draft, and once it is blanked. */
  pdfName: z.string(),
  pdfSha256: z.string(),
  blankedYN: flag,
});
export type SiteReport = z.output<typeof report>;

const reportPage = z.object({
  awardId: z.number(),
  companyName: z.string(),
  customerName: z.string(),
  projectName: z.string(),
  /** What the paper of a draft would say now. */
  facts: paperFacts,
  /** What the caller may do with the reports. */
  access: z.enum(['write', 'read', 'closed', 'none']),
  /** Whether the company may still write a correction, so that staff may ask for one. */
  correctableYN: flag,
  /** Months for which signatures are kept after the settlement. */
  keepMonths: z.number(),
  /** What the paper of a draft shows from here, sealed: the signatures send it back (D-581). '' without a draft. */
  shown: z.string(),
  /** The materials of the site, as the first suggestion. */
  materials: z.array(offeredMaterial),
});
export type ReportPage = z.output<typeof reportPage>;

const login = { LoginUserId: userId() };
const own = { actorFields: ['LoginUserId'] } as const;
const ofReport = z.object({ ReportId: id(), ...login });
const name = () => text(TEXT_LIMIT.key);

/** Calls of the completion reports of a site. */
export const reportCalls = {
  listReports: defineCall({
    ...own,
    path: 'Site/report-list',
    summary: '작업완료확인서의 모든 버전. 최근 버전부터. AwardId가 0이면 지금의 수주입니다.',
    spec: ['CALLS-460', 'D-451', 'D-462'],
    effect: 'read',
    may: isSignedIn,
    request: z.object({ Id: id(), AwardId: choice(), ...login }),
    answer: rowsWith(report, reportPage),
  }),
  readSignatures: defineCall({
    ...own,
    path: 'Site/report-signature-list',
    summary: '한 버전의 서명(획). 열람 기록에 남습니다.',
    spec: ['CALLS-461', 'D-453'],
    effect: 'noted',
    may: isSignedIn,
    request: ofReport,
    answer: rows(z.object({ signer: z.enum(SIGNERS), strokes: z.string() })),
  }),
  saveReport: defineCall({
    ...own,
    path: 'Site/report-save',
    summary: '작업완료확인서 저장 (작성중). EntryId는 기기에서 만든 버전의 id입니다.',
    spec: ['CALLS-462', 'D-451', 'D-570'],
    effect: 'write',
    may: isPartner,
    request: z.object({
      AwardId: id(),
      EntryId: entryId(),
      Revision: count(),
      Summary: text(REPORT_LIMIT.summary),
      Remarks: text(REPORT_LIMIT.remarks),
      Pairs: listOf(z.object({ Before: entryIdOrBlank(), After: entryIdOrBlank() }), REPORT_LIMIT.photos),
      Materials: listOf(
        z.object({ Name: name(), Model: name(), Quantity: count(), Unit: text(20) }),
        REPORT_LIMIT.materials,
      ),
      DoneDtm: entryTimes.DoneDtm,
      ...login,
    }),
    answer: added(z.object({ reportId: z.number(), revision: z.number() }), 'report.saved'),
  }),
  signReport: defineCall({
    ...own,
    path: 'Site/report-sign',
    summary:
      '고객과 시공 업체의 서명. 고객이 서명하지 않으면 사유와 사진. 둘을 한 번에 저장합니다. ReportEntryId는 저장할 때 쓴 EntryId입니다.',
    spec: ['CALLS-463', 'D-452', 'D-460', 'D-570', 'D-581'],
    effect: 'write',
    may: isPartner,
    bodyLimit: 128 * 1024,
    request: z.object({
      AwardId: id(),
      ReportEntryId: entryId(),
      EntryId: entryId(),
      Revision: count(),
      Shown: text(SHOWN_LIMIT),
      CustomerReadYN: yesNo(),
      CustomerName: name(),
      CustomerRole: name(),
      CustomerStrokes: text(STROKES_LIMIT),
      CustomerDtm: minute(),
      Absence: code(ABSENCES),
      AbsenceNote: text(REPORT_LIMIT.reason),
      AbsencePhoto: entryIdOrBlank(),
      ContractorName: name(),
      ContractorRole: name(),
      ContractorStrokes: text(STROKES_LIMIT),
      ContractorDtm: minute(),
      DoneDtm: entryTimes.DoneDtm,
      ...login,
    }),
    answer: done('report.signed'),
  }),
  acceptReport: defineCall({
    ...own,
    path: 'Site/report-accept',
    menus: OUTSOURCED_STEP_MENUS,
    summary: '작업완료확인서 접수 (직원).',
    spec: ['CALLS-464', 'D-451'],
    effect: 'write',
    may: isStaff,
    request: ofReport,
    answer: done('report.accepted'),
  }),
  returnReport: defineCall({
    ...own,
    path: 'Site/report-return',
    menus: OUTSOURCED_STEP_MENUS,
    summary: '작업완료확인서 보완요청 (직원). 업체가 새 버전을 작성하고 다시 서명합니다.',
    spec: ['CALLS-465', 'D-451', 'D-461'],
    effect: 'write',
    may: isStaff,
    request: ofReport.extend({ Reason: text(REPORT_LIMIT.reason) }),
    answer: done('report.returned'),
  }),
  readReportPdf: defineCall({
    root: 'uploads',
    method: 'GET',
    actorFields: [],
    path: 'SiteReport/{name}',
    summary: '작업완료확인서의 PDF. 열람 기록에 남습니다.',
    spec: ['CALLS-466', 'D-454'],
    effect: 'noted',
    may: isSignedIn,
    request: z.object({ name: text() }),
    answer: file('show'),
  }),
  readSetting: defineCall({
    ...own,
    path: 'Site/report-setting',
    summary: "설정 '완료보고 필수'.",
    spec: ['CALLS-467', 'D-455'],
    effect: 'read',
    may: isStaff,
    request: z.object(login),
    answer: info(z.object({ requiredYN: flag })),
  }),
  editSetting: defineCall({
    ...own,
    path: 'Site/report-setting-edit',
    summary: "설정 '완료보고 필수' 변경 (관리자 권한).",
    spec: ['CALLS-468', 'D-455'],
    effect: 'write',
    may: isManager,
    request: z.object({ RequiredYN: yesNo(), ...login }),
    answer: done('report.setting.done'),
  }),
};
