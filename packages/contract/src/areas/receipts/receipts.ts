import { quantityText } from '../../core/formats.ts';
import type { Check } from '../../core/forms.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';

/** Most photos and characters of a receipt. */
export const RECEIPT_PHOTOS = 30;
export const RECEIPT_NOTE = TEXT_LIMIT.objection;

/** What became of a sent line: as sent, fewer than sent, damaged. */
export const LineKind = { Whole: 'O', Short: 'S', Damaged: 'D' } as const;
export const LINE_KINDS = [LineKind.Whole, LineKind.Short, LineKind.Damaged] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const LINE_LABELS: Readonly<Record<LineKind, string>> = { O: '정상', S: '부족', D: '파손' };
export const lineLabel = (kind: LineKind): string => LINE_LABELS[kind];

/**
 * States of a receipt: received, waiting for staff, difference accepted by staff, sent again, given up because the
 * materials were reopened.
 */
export const ReceiptState = { Received: 'R', Waiting: 'W', Accepted: 'A', SentAgain: 'N', GivenUp: 'C' } as const;
export type ReceiptState = (typeof ReceiptState)[keyof typeof ReceiptState];
export const RECEIPT_STATES = Object.values(ReceiptState);

const STATE_LABELS: Readonly<Record<ReceiptState, string>> = {
  R: '수령',
  W: '확인 요청',
  A: '차이 인정',
  N: '추가 발송',
  C: '자재 수정으로 종료',
};
export const receiptStateLabel = (state: ReceiptState): string => STATE_LABELS[state];

/** A line of a receipt as it is sent: `Count` is how many are missing or damaged. */
export type ReceivedLine = { MaterialId: number; Kind: LineKind; Count: number };

/** A line that was sent, by its material and quantity. */
export type SentLine = { materialId: number; sent: number };

/** The fields of a receipt. `sent` are the lines that are due. */
export type ReceiptDraft = {
  Lines: readonly ReceivedLine[];
  Note: string;
  Photos: readonly string[];
  sent: readonly SentLine[];
};

const differs = ({ Kind }: Pick<ReceivedLine, 'Kind'>): boolean => Kind !== LineKind.Whole;

/** Whether every line came as it was sent. */
export const isAllFine = (lines: readonly Pick<ReceivedLine, 'Kind'>[]): boolean => !lines.some(differs);

const sentOf = (draft: ReceiptDraft, line: ReceivedLine): number =>
  draft.sent.find(({ materialId }) => materialId === line.MaterialId)?.sent ?? 0;

/** The checks of a receipt, in the order of its form: counts, then a photo as soon as one line is not fine. */
export const receiptChecks: readonly Check<ReceiptDraft>[] = [
  {
    field: 'Lines',
    fails: (draft) => draft.Lines.some((line) => differs(line) && (line.Count < 1 || line.Count > sentOf(draft, line))),
    message: 'receipt.count.wrong',
  },
  {
    field: 'Photos',
    fails: ({ Lines, Photos }) => !isAllFine(Lines) && Photos.length === 0,
    message: 'receipt.photo.missing',
  },
];

/** Whether the lines of a receipt are those that are due, each once. */
export function coversSent(lines: readonly Pick<ReceivedLine, 'MaterialId'>[], sent: readonly SentLine[]): boolean {
  const ids = new Set(lines.map(({ MaterialId }) => MaterialId));
  return ids.size === lines.length && ids.size === sent.length && sent.every(({ materialId }) => ids.has(materialId));
}

type NamedDifference = { materialName: string; unit?: string | undefined; kind: LineKind; count: number };

/** '돔 카메라 2개 부족, NVR 1개 파손'; '' without a difference. */
export const differenceText = (lines: readonly NamedDifference[]): string =>
  lines
    .filter(({ kind }) => kind !== 'O')
    .map(({ materialName, unit, kind, count }) => `${materialName} ${quantityText(count, unit)} ${lineLabel(kind)}`)
    .join(', ');
