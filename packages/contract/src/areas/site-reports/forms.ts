import { type Check, filled, isBlank } from '../../core/forms.ts';
import { isSignature } from './strokes.ts';

/** Limits of a report: characters of its texts, photos, pairs, and lines of materials. */
export const REPORT_LIMIT = { summary: 2000, remarks: 2000, reason: 1000, photos: 30, materials: 100 } as const;
/** Most pixels of a side of a photo on the paper. */
export const PAPER_PHOTO_SIDE = 1200;

/** Why a customer did not sign. */
export const ABSENCES = ['absent', 'refused', 'other'] as const;
export type Absence = (typeof ABSENCES)[number];
const ABSENCE_LABELS: Readonly<Record<Absence, string>> = {
  absent: '현장에 고객이 없음',
  refused: '서명을 원하지 않음',
  other: '기타',
};
export const absenceLabel = (absence: Absence): string => ABSENCE_LABELS[absence];

/** A pair of photos by their entries, '' for one that is missing. */
export type PhotoPair = { Before: string; After: string };

export const photosOf = (pairs: readonly PhotoPair[]): string[] =>
  pairs.flatMap(({ Before, After }) => [Before, After]).filter((entry) => entry !== '');

const isWrongPair = ({ Before, After }: PhotoPair): boolean => Before === '' && After === '';

type Draft = { Summary: string; Pairs: readonly PhotoPair[] };

/** A draft may be unfinished, but never has too many photos. */
export const draftChecks: readonly Check<Draft>[] = [
  {
    field: 'Pairs',
    fails: ({ Pairs }) => photosOf(Pairs).length > REPORT_LIMIT.photos || Pairs.some(isWrongPair),
    message: 'report.photos.tooMany',
  },
];

/** A report that is signed has a summary, and one to thirty photos. */
export const reportChecks: readonly Check<Draft>[] = [
  filled('Summary', 'report.summary.blank'),
  {
    field: 'Pairs',
    required: true,
    fails: ({ Pairs }) => photosOf(Pairs).length === 0,
    message: 'report.photos.none',
  },
  ...draftChecks,
];

type Signing = {
  CustomerName: string;
  CustomerRole: string;
  CustomerStrokes: string;
  CustomerReadYN: 'Y' | 'N';
  Absence: Absence | '';
  AbsenceNote: string;
  AbsencePhoto: string;
  ContractorName: string;
  ContractorRole: string;
  ContractorStrokes: string;
};

const ofCustomer = (field: keyof Signing, fails: (draft: Signing) => boolean, message: Check<Signing>['message']) => ({
  field,
  message,
  fails: (draft: Signing) => draft.Absence === '' && fails(draft),
});
const ofAbsence = (field: keyof Signing, message: Check<Signing>['message']) => ({
  field,
  message,
  fails: (draft: Signing) => draft.Absence !== '' && isBlank(draft[field]),
});

/** What the customer gives: a signature after reading, or instead of it why there is none, with a photo. */
export const customerChecks: readonly Check<Signing>[] = [
  ofCustomer('CustomerReadYN', ({ CustomerReadYN }) => CustomerReadYN !== 'Y', 'report.sign.unread'),
  ofCustomer('CustomerName', ({ CustomerName }) => isBlank(CustomerName), 'report.sign.name'),
  ofCustomer('CustomerRole', ({ CustomerRole }) => isBlank(CustomerRole), 'report.sign.role'),
  ofCustomer('CustomerStrokes', ({ CustomerStrokes }) => !isSignature(CustomerStrokes), 'report.sign.strokes'),
  ofAbsence('AbsenceNote', 'report.absence.note'),
  ofAbsence('AbsencePhoto', 'report.absence.photo'),
];

/** What the contractor signs. */
export const contractorChecks: readonly Check<Signing>[] = [
  { field: 'ContractorName', fails: (draft) => isBlank(draft.ContractorName), message: 'report.sign.name' },
  { field: 'ContractorRole', fails: (draft) => isBlank(draft.ContractorRole), message: 'report.sign.role' },
  {
    field: 'ContractorStrokes',
    fails: (draft) => !isSignature(draft.ContractorStrokes),
    message: 'report.sign.strokes',
  },
];

/** Everything that is sent with the signatures. */
export const signChecks: readonly Check<Signing>[] = [...customerChecks, ...contractorChecks];
export type SigningDraft = Signing;

/** A correction is asked for with a reason. */
export const returnChecks: readonly Check<{ Reason: string }>[] = [filled('Reason', 'report.reason.blank')];

/** A title at the end of a name: 과장, 소장, 대리, 기사, 대표. */
const TITLE = /^(?<name>.{2,}) (?<role>\S{0,3}(?:장|원|임|리|사|무|표))$/u;

/** Name and role of a contact as the record has it: '문재호 과장'. */
export function contactParts(contact: string): { name: string; role: string } {
  const { name = contact.trim(), role = '' } = TITLE.exec(contact.trim())?.groups ?? {};
  return { name, role };
}

/** '3년' or '40개월'. */
export const retentionText = (months: number): string => (months % 12 === 0 ? `${months / 12}년` : `${months}개월`);

/** What a customer reads before they sign. */
export const signNotice = (months: number): string =>
  `이름, 직책, 서명은 작업이 끝났음을 확인하는 데에만 쓰고, 정산완료 후 ${retentionText(months)} 동안 보관한 뒤 지웁니다. 서명하지 않아도 됩니다.`;
