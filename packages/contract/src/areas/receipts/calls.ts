import { z } from 'zod';
import { isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, rowsWith } from '../../core/call.ts';
import { choice, codeOrBlank, count, flag, id, listOf, text, userId, version, yesNo } from '../../core/fields.ts';
import { MAX_PER_PROJECT } from '../../core/limits.ts';
import { OUTSOURCED_STEP_MENUS } from '../menu/keys.ts';
import { entryId, entryTimes } from '../site/fields.ts';
import { LINE_KINDS, RECEIPT_NOTE, RECEIPT_PHOTOS, RECEIPT_STATES } from './receipts.ts';

/** A line of materials. What was received before units were noted has none. */
const material = {
  materialId: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  unit: z.string().optional(),
  sent: z.number(),
};

/** A line that is to be received. */
const dueLine = z.object(material);
export type DueLine = z.output<typeof dueLine>;

/** A line with what arrived of it: neither missing nor damaged, as far as its receipts say (D-610). */
const arrivedLine = z.object({ ...material, unit: z.string(), arrived: z.number() });
export type ArrivedLine = z.output<typeof arrivedLine>;

/** A line of a receipt: `count` is how many are missing or damaged. */
const receiptLine = z.object({ ...material, kind: z.enum(LINE_KINDS), count: z.number() });
export type ReceiptLine = z.output<typeof receiptLine>;

const receipt = z.object({
  receiptId: z.number(),
  entryId: z.string(),
  /** The how-manieth shipment it is about. */
  shipment: z.number(),
  /** When that was sent. */
  sentDtm: z.string(),
  state: z.enum(RECEIPT_STATES),
  lines: z.array(receiptLine),
  note: z.string(),
  /** Entry ids of photos of the same award. */
  photos: z.array(z.string()),
  userName: z.string(),
  createdDtm: z.string(),
  deviceDtm: z.string(),
  /** When the server got it; '' where nobody noted it. */
  receivedDtm: z.string(),
  answerUserName: z.string(),
  answeredDtm: z.string(),
});
export type Receipt = z.output<typeof receipt>;

const receiptPage = z.object({
  awardId: z.number(),
  access: z.enum(['write', 'read', 'closed']),
  /** The how-manieth shipment is due, and its lines; none while nothing is. */
  shipment: z.number(),
  due: z.array(dueLine),
  /** Every line of the materials with what arrived of it; none where the site is closed. */
  arrived: z.array(arrivedLine),
  /** The version of the project that these lines are of, for the receipt. */
  version: z.number(),
  /** Whether a difference waits for staff. */
  waitingYN: flag,
});
export type ReceiptPage = z.output<typeof receiptPage>;

const login = { LoginUserId: userId() };
const own = { actorFields: ['LoginUserId'] } as const;

/** Calls of the receipt of materials by photo. */
export const receiptCalls = {
  listReceipts: defineCall({
    ...own,
    path: 'Site/receipt-list',
    summary: '수주 건의 자재수령 기록과 지금 받을 자재. AwardId가 없으면 지금의 수주 건입니다.',
    spec: ['CALLS-453', 'D-449', 'D-610'],
    effect: 'read',
    may: isSignedIn,
    request: z.object({ Id: id(), AwardId: choice(), ...login }),
    answer: rowsWith(receipt, receiptPage),
  }),
  addReceipt: defineCall({
    ...own,
    path: 'Site/receipt-add',
    summary: '자재수령을 줄마다 등록. 모두 정상이거나 차이를 받아들이면 수령(MT4), 아니면 확인 요청입니다.',
    spec: ['CALLS-454', 'D-449', 'MT4', 'D-570'],
    effect: 'write',
    may: isPartner,
    request: z.object({
      AwardId: id(),
      EntryId: entryId(),
      Version: version(),
      Lines: listOf(
        z.object({ MaterialId: id(), Kind: codeOrBlank(LINE_KINDS, 'O'), Count: count() }),
        MAX_PER_PROJECT.materials,
      ),
      Note: text(RECEIPT_NOTE),
      Photos: listOf(entryId(), RECEIPT_PHOTOS),
      AcceptYN: yesNo(),
      ...entryTimes,
      ...login,
    }),
    answer: added(z.object({ receiptId: z.number(), state: z.enum(RECEIPT_STATES) }), 'materials.receive.done'),
  }),
  acceptDifference: defineCall({
    ...own,
    path: 'Site/receipt-accept',
    menus: OUTSOURCED_STEP_MENUS,
    summary: '확인 요청의 차이를 인정하고 자재수령을 끝냄 (직원).',
    spec: ['CALLS-455', 'D-450', 'MT4'],
    effect: 'write',
    may: isStaff,
    request: z.object({ ReceiptId: id(), ...login }),
    answer: done('receipt.accepted'),
  }),
};
