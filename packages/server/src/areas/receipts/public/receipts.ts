import type { ArrivedLine, DueLine, ReceiptLine } from '@portal/contract/areas/receipts/calls';
import type { ReceiptState } from '@portal/contract/areas/receipts/receipts';
import { messageText } from '@portal/contract/messages';
import { confirmRequest } from '#areas/site/public/confirm-request.ts';
import type { CallCtx, Ctx } from '#context.ts';
import {
  answerWaiting,
  blankNotes,
  findByEntry,
  findReceipt,
  findWaiting,
  insertReceipt,
  listArrived,
  listStates,
  readSent,
} from '../queries.ts';
import type { NewReceipt } from '../tables.ts';

type Db = Ctx['db'];
type Award = { id: number; project_id: number };

/** What is to be received of an award: the version of its project, which shipment, when it was sent, and its lines. */
export type Due = { version: number; shipment: number; sentAt: Date | null; lines: DueLine[]; isWaiting: boolean };

/** The lines that a new shipment brings: what was missing or damaged before. */
const missingOf = (lines: readonly ReceiptLine[]): DueLine[] =>
  lines.filter(({ kind }) => kind !== 'O').map(({ kind: _, count, ...line }) => ({ ...line, sent: count }));

/** The sent lines of an award with what arrived of them (D-610). */
export const readArrived = (db: Db, award: Award): Promise<ArrivedLine[]> => listArrived(db, award);

/** Reads what is to be received. After a difference and a new shipment it is what was missing or damaged (D-450). */
export async function readDue(db: Db, { id, project_id }: Award): Promise<Due> {
  const [sent, receipts] = await Promise.all([readSent(db, project_id), listStates(db, id)]);
  const [newest] = receipts;
  const whole = newest?.state === 'N' ? missingOf(newest.lines) : sent.lines;
  const end = receipts.findIndex(({ state }) => state !== 'N' && state !== 'W');
  const again = end === -1 ? receipts : receipts.slice(0, end);
  return {
    version: sent.version,
    shipment: again.filter(({ state }) => state === 'N').length + 1,
    sentAt: sent.sent_at,
    lines: sent.is_due ? whole : [],
    isWaiting: sent.is_due && newest?.state === 'W',
  };
}

/** The receipt that a device registered under this id. */
export const findReceiptByEntry = (db: Db, awardId: number, entryId: string) => findByEntry(db, awardId, entryId);

/** A receipt with its award and its lines. */
export const readReceipt = (db: Db, id: number) => findReceipt(db, id);

/** Stores a receipt with its photos. */
export const storeReceipt = (db: Db, row: NewReceipt, entryIds: readonly string[]) => insertReceipt(db, row, entryIds);

/** Whether a difference of the project's materials waits for staff. */
export const isReceiptWaiting = async (db: Db, projectId: number): Promise<boolean> =>
  (await findWaiting(db, projectId)) !== undefined;

/** Answers a waiting receipt, and confirms its request in the talk. False when it does not wait any more. */
export async function answerReceipt(ctx: CallCtx, id: number, state: ReceiptState): Promise<boolean> {
  const answered = await answerWaiting(ctx.db, id, { state, userId: ctx.actor.userId, now: ctx.now() });
  if (!answered) return false;
  if (answered.message_id !== null) await confirmRequest(ctx, answered.message_id);
  return true;
}

/** Answers the waiting receipt of a project, if there is one. */
export async function answerWaitingOf(ctx: CallCtx, projectId: number, state: ReceiptState): Promise<void> {
  const id = await findWaiting(ctx.db, projectId);
  if (id !== undefined) await answerReceipt(ctx, id, state);
}

/** Blanks the notes of the receipts of these projects. Lines and times stay. */
export async function blankReceipts(db: Db, projectIds: readonly number[]): Promise<void> {
  await blankNotes(db, projectIds, messageText('retention.blanked'));
}
