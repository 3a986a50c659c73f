import type { MessageKey } from '../messages/catalogue.ts';

/** Every refusal the server can give: HTTP status and text (decisions.md section 24, wire.md Details). */
export const REFUSALS = {
  LOGIN_REQUIRED: { status: 401, message: 'refusal.loginRequired' },
  LOGIN_FAILED: { status: 401, message: 'refusal.loginFailed' },
  ACCOUNT_DISABLED: { status: 403, message: 'refusal.accountDisabled' },
  TOO_MANY_TRIES: { status: 429, message: 'refusal.tooManyTries' },
  TOO_MANY_REQUESTS: { status: 429, message: 'refusal.tooManyRequests' },
  FORBIDDEN: { status: 403, message: 'refusal.forbidden' },
  BAD_ORIGIN: { status: 403, message: 'refusal.badOrigin' },
  NOT_FOUND: { status: 404, message: 'refusal.notFound' },
  BAD_METHOD: { status: 405, message: 'refusal.badRequest' },
  BAD_REQUEST: { status: 400, message: 'refusal.badRequest' },
  BAD_TYPE: { status: 415, message: 'refusal.badRequest' },
  TOO_LONG: { status: 400, message: 'refusal.tooLong' },
  TOO_LARGE: { status: 413, message: 'refusal.tooLarge' },
  FIELD_REQUIRED: { status: 400, message: 'refusal.badRequest' },
  STALE: { status: 409, message: 'refusal.stale' },
  IN_PROGRESS: { status: 409, message: 'refusal.inProgress' },
  KEY_REUSED: { status: 409, message: 'refusal.keyReused' },
  BAD_STATE: { status: 409, message: 'refusal.badState' },
  ALREADY_ACCEPTED: { status: 409, message: 'refusal.alreadyAccepted' },
  NOT_OPEN: { status: 409, message: 'refusal.notOpen' },
  DATE_NOT_OFFERED: { status: 400, message: 'refusal.dateNotOffered' },
  CHOSEN_DATE_REMOVED: { status: 409, message: 'refusal.chosenDateRemoved' },
  UNEVALUATED: { status: 400, message: 'refusal.unevaluated' },
  REASON_MISSING: { status: 400, message: 'refusal.reasonMissing' },
  WITHDRAW_MEMO: { status: 400, message: 'refusal.withdrawMemo' },
  CANCEL_MEMO: { status: 400, message: 'refusal.cancelMemo' },
  MATERIAL_CONFIRMED: { status: 409, message: 'refusal.materialConfirmed' },
  MATERIAL_RECEIVED: { status: 409, message: 'refusal.materialReceived' },
  NOTHING_TO_RECEIVE: { status: 409, message: 'refusal.nothingToReceive' },
  BILLDATE_MISSING: { status: 409, message: 'refusal.billDateMissing' },
  ALREADY_SETTLED: { status: 409, message: 'refusal.alreadySettled' },
  DELETE_LOCKED: { status: 409, message: 'refusal.deleteLocked' },
  DELETE_DONE: { status: 409, message: 'refusal.deleteDone' },
  AUTO_COMMENT: { status: 409, message: 'refusal.autoComment' },
  FILE_TYPE: { status: 400, message: 'refusal.fileType' },
  FILE_EXISTS: { status: 409, message: 'refusal.fileExists' },
  FILE_COUNT: { status: 400, message: 'refusal.fileCount' },
  DUPLICATE_WRID: { status: 409, message: 'refusal.duplicateWrId' },
  UNAVAILABLE: { status: 503, message: 'refusal.unavailable' },
  SERVER_ERROR: { status: 500, message: 'refusal.serverError' },
} as const satisfies Record<string, { status: number; message: MessageKey }>;

export type RefusalCode = keyof typeof REFUSALS;

/** Body of every refusal on the wire. `field` names the request field of a failed check. */
export type RefusalBody = { message: string; code: RefusalCode; field?: string };
