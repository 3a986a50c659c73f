import type { Check } from '@portal/contract/core/forms';
import { type MessageKey, messageText, REFUSALS, type RefusalCode } from '@portal/contract/messages';

type RefusalDetails = {
  /** Request field of the failed check. */
  field?: string;
  /** Text instead of the code's own, for failed form checks. */
  message?: MessageKey;
  /** Values for the places of the text. */
  values?: Record<string, string | number>;
  /** Seconds for Retry-After. */
  retryAfter?: number;
};

/** A refusal on its way to the answer; the only error that a caller is told about. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(messageText(details.message ?? code, details.values));
    this.code = code;
    this.status = REFUSALS[code].status;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}

/** Ends the call with a refusal of the contract; inside a transaction everything is undone. */
export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}

const isRefusal = (message: MessageKey): message is RefusalCode => Object.hasOwn(REFUSALS, message);

/** Refuses with the first failed form check, naming its field; by a code of its own where its message is a refusal's. */
export function refuseFailed<Draft>(failed: Check<Draft> | undefined): void {
  if (!failed) return;
  const { field, message } = failed;
  if (isRefusal(message)) refuse(message, { field });
  refuse('FIELD_REQUIRED', { field, message });
}
