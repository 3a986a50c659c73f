import { projectHistory } from '@portal/contract/areas/outsourced-projects/history';
import { projectMachine } from '@portal/contract/areas/outsourced-projects/machine';
import type { ReceiptLine, receiptCalls } from '@portal/contract/areas/receipts/calls';
import {
  coversSent,
  differenceText,
  isAllFine,
  type ReceiptState,
  receiptChecks,
} from '@portal/contract/areas/receipts/receipts';
import { isLate } from '@portal/contract/areas/site/entry-moment';
import { TALK_TEXT } from '@portal/contract/areas/site/talk';
import { seoulTime } from '@portal/contract/core/dates';
import { firstFailure } from '@portal/contract/core/forms';
import { readMessagesOf } from '#areas/notify/public/read-record.ts';
import {
  answerReceipt,
  type Due,
  findReceiptByEntry,
  readDue,
  readReceipt,
  storeReceipt,
} from '#areas/receipts/public/receipts.ts';
import { type ReachedAward, reachAward } from '#areas/site/public/access.ts';
import { addTalkMessage } from '#areas/site/public/add-message.ts';
import { deviceMoment, momentOf } from '#areas/site/public/entry-moments.ts';
import { arePhotosOfAward } from '#areas/site-photos/public/photos-of-award.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { lockAsWinner, lockProject, moveStatus, refuseStaleStep } from './access.ts';
import { recordHistory } from './comment-target.ts';
import { alreadyReceived, refuseUnsent } from './material-steps.ts';

type Calls = typeof receiptCalls;
type Input = Parameters<Handler<Calls['addReceipt']>>[1];
type Award = ReachedAward['award'];

/** The lines of a receipt with the names of those that are due. */
function namedLines(input: Input, due: Due): ReceiptLine[] {
  return due.lines.map((line) => {
    const given = input.Lines.find(({ MaterialId }) => MaterialId === line.materialId);
    const kind = given?.Kind ?? 'O';
    return { ...line, kind, count: kind === 'O' ? 0 : (given?.Count ?? 0) };
  });
}

/** Refuses lines that are not those that are due, wrong counts, and a difference without a photo of this award. */
async function refuseWrongReceipt(ctx: CallCtx, award: Award, { input, due }: { input: Input; due: Due }) {
  if (due.isWaiting) refuse('RECEIPT_WAITING');
  if (!coversSent(input.Lines, due.lines)) refuse('RECEIPT_LINES', { field: 'Lines' });
  refuseFailedCheck(firstFailure(receiptChecks, { ...input, sent: due.lines }));
  if (!(await arePhotosOfAward(ctx.db, award.id, input.Photos))) refuse('PHOTO_UNKNOWN', { field: 'Photos' });
}

/** Asks staff in the talk to confirm a difference. The entry of another message cannot be taken for it. */
async function askStaff(
  ctx: CallCtx,
  award: Award,
  { input, due, lines }: { input: Input; due: Due; lines: ReceiptLine[] },
): Promise<number> {
  const text = [`자재수령 ${due.shipment}차: ${differenceText(lines)}`, input.Note].join('\n').trim();
  const message = { entryId: input.EntryId, content: text.slice(0, TALK_TEXT), asks: true, automatic: true };
  return (await addTalkMessage(ctx, award, message)) ?? refuse('KEY_REUSED');
}

/** The answer to what the caller's device has sent before. An entry of a colleague is told, because it says something else. */
async function findFirstAnswer(ctx: CallCtx, awardId: number, entryId: string) {
  const first = await findReceiptByEntry(ctx.db, awardId, entryId);
  if (first && first.user_id !== ctx.actor.userId) refuse('KEY_REUSED');
  return first && { receiptId: first.id, state: first.state };
}

/**
 * Registers what came of a shipment. When all is fine, or the difference is accepted, the materials are received (MT4).
 * Otherwise staff are asked, and the receipt waits for them (D-449).
 */
export const addReceipt: Handler<Calls['addReceipt']> = async (ctx, input) => {
  const { award } = await reachAward(ctx, input.AwardId);
  const repeated = await findFirstAnswer(ctx, award.id, input.EntryId);
  if (repeated) return repeated;
  const project = await lockAsWinner(ctx, award.project_id);
  const atOnce = await findFirstAnswer(ctx, award.id, input.EntryId);
  if (atOnce) return atOnce;
  const already = alreadyReceived(project);
  const step = { event: 'receiveMaterials', project, version: input.Version, already } as const;
  refuseStaleStep(ctx, step);
  refuseUnsent(project);
  const due = await readDue(ctx.db, award);
  await refuseWrongReceipt(ctx, award, { input, due });
  const lines = namedLines(input, due);
  const moment = momentOf(ctx, award, input);
  if (!isLate(seoulTime(moment), seoulTime(ctx.now()))) await readMessagesOf(ctx, { projectId: project.id });
  const state: ReceiptState = isAllFine(input.Lines) || input.AcceptYN === 'Y' ? 'R' : 'W';
  const messageId = state === 'W' ? await askStaff(ctx, award, { input, due, lines }) : null;
  const row = {
    award_id: award.id,
    entry_id: input.EntryId,
    shipment: due.shipment,
    sent_at: due.sentAt,
    state,
    lines: JSON.stringify(lines),
    note: input.Note,
    user_id: ctx.actor.userId,
    created_at: moment,
    device_at: deviceMoment(input.DeviceDtm),
    received_at: ctx.now(),
    message_id: messageId,
  };
  const receiptId = await storeReceipt(ctx.db, row, input.Photos);
  if (state === 'R') {
    await moveStatus(ctx, step, { material_received: true, material_received_at: moment });
    await recordHistory(ctx, project, projectHistory.materialsReceived(differenceText(lines)));
  }
  return { receiptId, state };
};

/** Staff accept the difference of a waiting receipt, which ends it as received (D-450). */
export const acceptDifference: Handler<Calls['acceptDifference']> = async (ctx, { ReceiptId }) => {
  const found = (await readReceipt(ctx.db, ReceiptId)) ?? refuse('NOT_FOUND');
  const { award } = await reachAward(ctx, found.award_id);
  const project = await lockProject(ctx, award.project_id);
  if (!award.is_current) refuse('SITE_CLOSED');
  const rule = projectMachine.acceptDifference;
  if (!rule.from.includes(project.status)) refuse(rule.refusal(project.status));
  if (!(await answerReceipt(ctx, ReceiptId, 'A'))) refuse('RECEIPT_ANSWERED');
  if (project.material_received) refuse('MATERIAL_RECEIVED');
  const step = { event: 'acceptDifference', project, version: undefined } as const;
  await moveStatus(ctx, step, { material_received: true, material_received_at: ctx.now() });
  await recordHistory(ctx, project, projectHistory.materialsReceived(differenceText(found.lines)));
};
