import type { Check } from '@portal/contract/core/forms';
import { type MessageKey, messageText, REFUSALS, type RefusalCode } from '@portal/contract/messages';

type RefusalDetails = {
  /** Request field of the failed check. */
  field?: string;
  /** Message instead of the code's own, for failed form checks. */
  message?: MessageKey;
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
};

/** An error with a code of the contract. It is the only error whose message reaches the caller. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** The message that it shows: the code's own, or a more exact one. */
  readonly shown: MessageKey;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(messageText(details.message ?? code, details.values));
    this.code = code;
    this.shown = details.message ?? code;
    this.status = REFUSALS[code].status;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}

/** Ends the call by throwing a Refusal; a transaction is rolled back. */
export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details);
}

const isRefusal = (message: MessageKey): message is RefusalCode => Object.hasOwn(REFUSALS, message);

/**
 * Refuses with the first failed form check and names its field. A message that is a refusal code becomes the code of
 * the refusal.
 */
export function refuseFailedCheck<Draft>(failed: Check<Draft> | undefined): void {
  if (!failed) return;
  const { field, message } = failed;
  if (isRefusal(message)) refuse(message, { field });
  refuse('FIELD_REQUIRED', { field, message });
}
