import { internalItems } from '../areas/internal-projects/changes.ts';
import { internalEditChecks, internalRegisterChecks } from '../areas/internal-projects/forms.ts';
import { internalMachine } from '../areas/internal-projects/machine.ts';
import { INTERNAL_STATUSES } from '../areas/internal-projects/status.ts';
import { resendChecks } from '../areas/notify/deliveries.ts';
import { answerChecks, objectionChecks } from '../areas/outsourced-projects/agreement.ts';
import { projectItems } from '../areas/outsourced-projects/changes.ts';
import {
  acceptChecks,
  billDateChecks,
  editChecks,
  postChecks,
  registerChecks,
  withdrawChecks,
} from '../areas/outsourced-projects/forms.ts';
import { projectMachine } from '../areas/outsourced-projects/machine.ts';
import { shippingChecks } from '../areas/outsourced-projects/shipping.ts';
import { PROJECT_STATUSES } from '../areas/outsourced-projects/status.ts';
import { materialHistory } from '../areas/project/changes.ts';
import { cancelChecks } from '../areas/project/forms.ts';
import { receiptChecks } from '../areas/receipts/receipts.ts';
import { arrivalChecks } from '../areas/site/visits.ts';
import { correctionChecks, logChecks } from '../areas/site-logs/logs.ts';
import { draftChecks, reportChecks, returnChecks, signChecks } from '../areas/site-reports/forms.ts';
import type { Transition } from '../core/machine.ts';
import type { RefusalCode } from '../messages.ts';
import { type CallRules, type RulesByPath, STORED } from './rule.ts';

/** The refusals of transitions from wrong states. */
const wrongState = <S extends string>(states: readonly S[], rules: readonly Transition<S>[]): RefusalCode[] =>
  rules.flatMap(({ from, refusal }) => states.filter((state) => !from.includes(state)).map(refusal));
const ofProject = (...events: readonly (keyof typeof projectMachine)[]): RefusalCode[] =>
  wrongState(
    PROJECT_STATUSES,
    events.map((event) => projectMachine[event]),
  );
const ofInternal = (...events: readonly (keyof typeof internalMachine)[]): RefusalCode[] =>
  wrongState(
    INTERNAL_STATUSES,
    events.map((event) => internalMachine[event]),
  );

/** Messages of the checks that follow those of the form. */
const LINES = [
  'project.startDate.past',
  'project.startDate.far',
  'project.startDate.duplicate',
  'project.materials.duplicate',
  'project.materials.belowOne',
] as const;
const PHONE = ['form.phone.unread'] as const;
const NUMBERS = ['form.amount.noDigits', ...PHONE] as const;
const INTERNAL_LINES = [...LINES, 'project.startDate.onlyOne'] as const;

const { materialsConfirmed, materialsReopened } = materialHistory;
const toggle = (refusals: readonly RefusalCode[]): CallRules => ({
  itemNames: [materialsConfirmed('').itemName, materialsReopened('').itemName],
  refusals: [...refusals, 'ALREADY_CONFIRMED', 'ALREADY_REOPENED'],
  messages: ['project.materials.missing'],
});

/** A stored total below 0, which steps refuse (D-231). */
const TOTAL = ['outsourced.total.negative'] as const;

const month: CallRules = { malformed: ['settlement.month.unreadable'] };
const COMMENTED = ['AUTO_COMMENT', 'RETENTION_OVER'] as const;
const BLANK = ['comment.blank'] as const;
const writtenLog = [...logChecks, ...correctionChecks];
const LOG_PARTS = ['LOG_MATERIAL', 'PHOTO_UNKNOWN'] as const;
const reply: CallRules = { refusals: ['COMMENT_DELETED', 'RETENTION_OVER'], messages: ['comment.reply.blank'] };

/** The rules of projects of both kinds, of their orders, settlement and comments. */
export const projectRules: RulesByPath = {
  'Calendar/feed-make': { refusals: ['FEED_EMPTY'] },
  'Calendar/feed-edit': { refusals: ['FEED_EMPTY', 'NOT_FOUND'] },
  'Calendar/feed-revoke': { refusals: ['NOT_FOUND'] },
  'Site/photo-add': { refusals: ['SITE_CLOSED', 'PHOTO_COUNT', ...STORED] },
  'Site/photo-edit': { refusals: ['SITE_CLOSED'] },
  'Site/photo-delete': { refusals: ['SITE_CLOSED', 'PHOTO_USED'] },
  'Site/visit-arrive': { checks: arrivalChecks, refusals: ['SITE_CLOSED', 'VISIT_EARLY'] },
  'Site/visit-ask': { refusals: ['SITE_CLOSED'] },
  'Site/visit-leave': { refusals: ['SITE_CLOSED', 'ARRIVAL_MISSING'] },
  'Site/log-add': { checks: writtenLog, refusals: ['SITE_CLOSED', 'LOG_DAY', 'LOG_EXISTS', ...LOG_PARTS] },
  'Site/receipt-add': {
    checks: receiptChecks,
    refusals: [
      ...ofProject('receiveMaterials'),
      'MATERIAL_RECEIVED',
      'NOTHING_TO_RECEIVE',
      'RECEIPT_WAITING',
      'RECEIPT_LINES',
      'PHOTO_UNKNOWN',
    ],
  },
  'Site/receipt-accept': {
    refusals: [...ofProject('acceptDifference'), 'SITE_CLOSED', 'RECEIPT_ANSWERED', 'MATERIAL_RECEIVED'],
  },
  'Site/log-edit': { checks: writtenLog, refusals: ['SITE_CLOSED', ...LOG_PARTS] },
  'Site/report-signature-list': { refusals: ['SITE_CLOSED'] },
  'Site/report-save': {
    checks: draftChecks,
    refusals: ['SITE_CLOSED', 'REPORT_SIGNED', 'REPORT_DRAFT', 'REPORT_STATE', 'REPORT_PHOTO', 'STALE', 'KEY_REUSED'],
  },
  'Site/report-sign': {
    checks: [...reportChecks, ...signChecks],
    refusals: ['SITE_CLOSED', 'REPORT_SIGNED', 'REPORT_PHOTO', 'STALE', 'KEY_REUSED'],
  },
  'Site/report-accept': { refusals: ['SITE_CLOSED', 'REPORT_STATE'] },
  'Site/report-return': { checks: returnChecks, refusals: ['SITE_CLOSED', 'REPORT_RETURNED', 'REPORT_STATE'] },
  'Construction/construction-add': {
    checks: registerChecks,
    items: projectItems,
    refusals: ['FILE_EXISTS', 'DUPLICATE_WRID'],
    messages: LINES,
    malformed: NUMBERS,
  },
  'Construction/construction-photo-upload-add': { refusals: STORED },
  'Construction/construction-photo-upload-edit': { refusals: STORED },
  'Construction/construction-post': {
    refusals: ofProject('post', 'repost'),
    messages: [...postChecks.map(({ message }) => message), 'outsourced.post.allPast'],
  },
  'Construction/construction-accept': {
    checks: acceptChecks,
    malformed: PHONE,
    refusals: [...ofProject('accept'), 'ALREADY_WON', 'COMPANY_WON', 'DATE_NOT_OFFERED'],
    messages: TOTAL,
  },
  'Construction/construction-delete': { refusals: ofProject('remove') },
  'Construction/construction-edit': {
    checks: editChecks,
    items: projectItems,
    refusals: [...ofProject('edit'), 'MATERIAL_CONFIRMED', 'CHOSEN_DATE_REMOVED', 'FILE_EXISTS', 'DUPLICATE_WRID'],
    messages: LINES,
    malformed: NUMBERS,
  },
  'Construction/construction-withdrawal-update': { checks: withdrawChecks, refusals: ofProject('withdraw') },
  'Construction/construction-cancel-update': { checks: cancelChecks, refusals: ofProject('cancel') },
  'Construction/construction-complete': { refusals: [...ofProject('complete'), 'UNEVALUATED', 'REPORT_MISSING'] },
  'Construction/construction-billdate-update': {
    checks: billDateChecks,
    refusals: ofProject('saveBillDate'),
    messages: TOTAL,
  },
  'Construction/construction-billstatus-update': {
    refusals: [...ofProject('confirmInvoice'), 'BILLDATE_MISSING'],
    messages: TOTAL,
  },
  'Construction/construction-materials-yn': toggle(ofProject('confirmMaterials', 'reopenMaterials')),
  'Construction/construction-matertial-send': {
    checks: shippingChecks,
    malformed: PHONE,
    refusals: [...ofProject('sendMaterials'), 'MATERIAL_RECEIVED'],
  },
  'Construction/construction-material-update': {
    refusals: [...ofProject('receiveMaterials'), 'NOTHING_TO_RECEIVE', 'MATERIAL_RECEIVED', 'RECEIPT_WAITING'],
  },
  'Construction/construction-change-read': { refusals: ['NOTHING_CHANGED'] },
  'Construction/construction-change-confirm': {
    refusals: [...ofProject('confirmChanges'), 'NOTHING_CHANGED', 'RETENTION_OVER'],
  },
  'Construction/construction-change-object': {
    checks: objectionChecks,
    refusals: [...ofProject('object'), 'NOTHING_CHANGED', 'RETENTION_OVER'],
  },
  'Construction/construction-objection-answer': {
    checks: answerChecks,
    refusals: [...ofProject('answerObjection'), 'ANSWERED', 'RETENTION_OVER'],
  },
  'Notify/project-delivery-resend': {
    checks: resendChecks,
    refusals: ['SENT_JUST_NOW', 'NOT_RESENDABLE', 'RETENTION_OVER'],
  },
  'Site/talk-add': { refusals: ['SITE_CLOSED', ...STORED], messages: ['talk.blank'] },
  'Site/talk-edit': {
    refusals: ['SITE_CLOSED', 'TALK_AUTOMATIC', 'TALK_CONFIRMED', 'TALK_EDIT_OVER'],
    messages: ['talk.blank'],
  },
  'Site/talk-delete': { refusals: ['SITE_CLOSED', 'TALK_AUTOMATIC', 'TALK_CONFIRMED'] },
  'Site/talk-confirm': { refusals: ['SITE_CLOSED', 'BAD_STATE', 'TALK_ANSWERED'] },
  'Site/talk-read': { refusals: ['SITE_CLOSED'] },
  'MizeConstruction/construction-add': {
    checks: internalRegisterChecks,
    items: internalItems,
    refusals: ['DUPLICATE_WRID'],
    messages: INTERNAL_LINES,
    malformed: NUMBERS,
  },
  'MizeConstruction/construction-edit': {
    checks: internalEditChecks,
    items: internalItems,
    refusals: [...ofInternal('edit'), 'MATERIAL_CONFIRMED', 'DUPLICATE_WRID'],
    messages: INTERNAL_LINES,
    malformed: NUMBERS,
  },
  'MizeConstruction/construction-complete': { refusals: ofInternal('complete') },
  'MizeConstruction/construction-cancel-update': { checks: cancelChecks, refusals: ofInternal('cancel') },
  'MizeConstruction/construction-materials-yn': toggle(ofInternal('confirmMaterials', 'reopenMaterials')),
  'MizeConstruction/construction-delete': { refusals: ofInternal('remove') },
  'Order/order-delete': { refusals: ofProject('remove') },
  'Accounting/all-accounting-mize-list': month,
  'Accounting/all-accounting-partner-list': month,
  'Accounting/accounting-status-count': month,
  'Accounting/accounting-month-list': month,
  'Accounting/accounting-finish': { refusals: ofProject('settle'), messages: TOTAL },
  'Comment/comment-add': { refusals: ['RETENTION_OVER'], messages: BLANK },
  'Comment/user-comment-add': { refusals: ['RETENTION_OVER'], messages: BLANK },
  'Comment/comment-edit': { refusals: COMMENTED, messages: BLANK },
  'Comment/comment-delete': { refusals: COMMENTED },
  'Comment/comment-reply-add': reply,
  'Comment/user-comment-reply-add': reply,
};
