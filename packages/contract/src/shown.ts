import { allCalls } from './calls.ts';
import { addressOf, type Call } from './core/call.ts';

/**
 * Request fields that say what the caller was shown: a version, a former order, or the id of something that never changes.
 */
const SHOWN_FIELDS = ['Version', 'Revision', 'FormerIds', 'ChangeId', 'ResponseId', 'DueCount'];

/** Why a write carries nothing of what its caller was shown. */
const UNSEEN_REASONS = {
  adds: 'It adds something and replaces nothing.',
  own: 'Only the account, the devices, the choices or the reading marks of the caller change.',
  author: 'Only its author changes it.',
  value: 'It sets one of two values. Whoever sends one has seen the other, and a repeat changes nothing.',
  fixed: 'What it names never changes, so its id is what was shown.',
  state: 'It is taken from one state only, once; another state refuses it.',
  name: 'The caller types the name of what goes.',
  restorable: 'It hides the whole record, whatever it says now, and another call brings it back.',
  person: 'It is about a person, whatever their record says now.',
  last: 'Of two who move the same card the later one wins, for both (A-31).',
} as const;
type Reason = keyof typeof UNSEEN_REASONS;

/** Every write without a shown field, and why (D-490). A new one fails the test until it has a field or a reason. */
const UNSEEN: Readonly<Record<Reason, readonly string[]>> = {
  adds: [
    'Comment/comment-add',
    'Comment/comment-reply-add',
    'Comment/user-comment-add',
    'Comment/user-comment-reply-add',
    'Construction/construction-add',
    'Construction/construction-photo-upload-add',
    'Construction/construction-photo-upload-edit',
    'Department/depart-add',
    'ListView/view-add',
    'Manager/manager-add',
    'MizeConstruction/construction-add',
    'MizeNotice/notice-add',
    'MizeNotice/notice-file-upload',
    'MizeNotice/notice-image-upload',
    'MizeNotice/notice-remind',
    'Notice/notice-add',
    'Notice/notice-file-upload',
    'Notice/notice-image-upload',
    'Notice/notice-remind',
    'Notify/outbox-test',
    'Project/entry-comment-add',
    'Project/post-add',
    'Project/project-add',
    'Project/room-file-upload',
    'Project/schedule-add',
    'Project/subtask-add',
    'Project/task-add',
    'Reference/company-add',
    'Reference/company-import',
    'Reference/holiday-add',
    'Reference/material-add',
    'Reference/material-import',
    'Reference/menu-add',
    'Reference/name-add',
    'Site/log-add',
    'Site/photo-add',
    'Site/talk-add',
    'Site/visit-arrive',
    'Site/visit-ask',
    'User/password-link-add',
    'User/user-add',
    'User/user-attach-files-upload',
    'User/user-photo-image-upload',
  ],
  own: [
    'Alarm/alarm-all-read-update',
    'Alarm/alarm-post-read-update',
    'Calendar/feed-edit',
    'Calendar/feed-revoke',
    'Excel/column-save',
    'ListView/column-save',
    'ListView/view-delete',
    'ListView/view-order',
    'ListView/view-use',
    'Notify/interest-save',
    'Notify/notify-all-read-update',
    'Notify/notify-choice-update',
    'Notify/notify-mail-code-check',
    'Notify/notify-mail-code-send',
    'Notify/notify-mail-delete',
    'Notify/notify-quiet-update',
    'Notify/notify-read-update',
    'Notify/notify-talk-offer-add',
    'Notify/push-device-add',
    'Notify/push-device-remove',
    'Notify/push-device-test',
    'Project/entry-read',
    'Project/project-alarm-set',
    'Project/project-join',
    'Project/project-join-cancel',
    'Project/project-leave',
    'Project/schedule-attend',
    'Site/talk-read',
    'User/mize-user-my-edit',
    'User/my-passkey-remove',
    'User/my-session-end',
    'User/my-session-end-others',
    'User/my-totp-remove',
    'User/user-my-edit',
  ],
  author: ['Comment/comment-delete', 'Comment/comment-edit'],
  value: [
    'Project/entry-pin',
    'Project/entry-react',
    'Project/project-archive',
    'Site/report-setting-edit',
    'User/user-duty-edit',
  ],
  fixed: [
    'Notify/outbox-resend',
    'Notify/project-delivery-resend',
    'Site/receipt-accept',
    'Site/report-accept',
    'Site/report-return',
  ],
  state: [
    'Audit/access-review-done',
    'Notify/outbox-cancel',
    'Project/project-take-over',
    'Retention/deleted-restore',
    'Site/visit-leave',
  ],
  name: ['Project/project-delete'],
  restorable: [
    'Manager/manager-delete',
    'Manager/manager-no-delete',
    'MizeNotice/notice-delete',
    'MizeNotice/notice-no-delete',
    'Notice/notice-delete',
    'Notice/notice-no-delete',
  ],
  person: [
    'Project/project-admin-add',
    'Project/project-admin-delete',
    'Project/project-invite',
    'Project/project-invite-cancel',
    'Project/project-member-delete',
    'Project/project-request-approve',
    'Project/project-request-refuse',
    'User/user-del',
    'User/user-factor-reset',
    'User/user-hand-over',
  ],
  last: ['Project/task-move'],
};

/** The field by which a write carries what its caller was shown, if any. */
export const shownField = (call: Call): string | undefined =>
  SHOWN_FIELDS.find((field) => Object.hasOwn(call.request.shape, field));

const reasons = new Map(
  Object.entries(UNSEEN).flatMap(([reason, paths]) => paths.map((path) => [path, reason] as const)),
);

/** Why a write carries nothing of what its caller was shown, or undefined. */
export function unseenReason({ path }: Pick<Call, 'path'>): string | undefined {
  const reason = reasons.get(path);
  return Object.entries(UNSEEN_REASONS).find(([name]) => name === reason)?.[1];
}

/** Every call that writes in a transaction of its own. */
export const writes: readonly Call[] = allCalls.filter(({ effect }) => effect === 'write');

/** Entries of the table that name no write, or one that carries something. */
export const needlessReasons = (): string[] =>
  [...reasons.keys()].filter((path) => !writes.some((call) => call.path === path && shownField(call) === undefined));

/** Writes that neither carry what was shown nor say why not. */
export const unexplainedWrites = (): string[] =>
  writes.filter((call) => shownField(call) === undefined && unseenReason(call) === undefined).map(addressOf);
