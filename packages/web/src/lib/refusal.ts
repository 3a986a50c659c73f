import { ACTOR_FIELDS } from '@portal/contract/core/actor';
import { openEnvelope } from '@portal/contract/core/envelope';
import { UNREADABLE } from '@portal/contract/core/idempotency';
import { messageText } from '@portal/contract/messages';

/** The field by which own data and comments name the caller. */
const OWN_FIELD = 'UserId';

/** The error of a call that the server refused or did not answer (status 0). `field` names the failed request field. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;

  constructor(status: number, code: string, message: string, field?: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.field = field;
  }

  /** Whether the browser's session belongs to another user than this page (D-128). */
  get isForeign(): boolean {
    return this.status === 403 && [...ACTOR_FIELDS, OWN_FIELD].some((field) => field === this.field);
  }
}

/** Whether the call was refused with a 403. */
export const isForbidden = (error: unknown): boolean => error instanceof Refusal && error.status === 403;

/** Whether the call was refused with a 404: what it names does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.status === 404;

/** Whether the call was refused with a 409: another user was faster. */
export const isConflict = (error: unknown): boolean => error instanceof Refusal && error.status === 409;

/** Whether a call got no answer of the portal itself: none at all, or one that says that nobody is there. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Refusal && [0, 502, 503, 504].includes(error.status);

/** Whether the call was refused with a 400: something in it is wrong or missing. */
export const isBadRequest = (error: unknown): boolean => error instanceof Refusal && error.status === 400;

/** The refusal for a call without an answer (MSG-11). */
export const noAnswer = (): Refusal => new Refusal(0, 'NO_ANSWER', messageText('common.requestFailed'));

const textOf = (body: object, name: string): string | undefined => {
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function refusalOf(status: number, body: unknown): Refusal {
  if (typeof body !== 'object' || body === null) return new Refusal(status, UNREADABLE, noAnswer().message);
  const message = textOf(body, 'message') ?? noAnswer().message;
  return new Refusal(status, textOf(body, 'code') ?? UNREADABLE, message, textOf(body, 'field'));
}

const parsed = (text: string): unknown => {
  try {
    return openEnvelope(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Opens the answer of a call (D-126). Throws a Refusal for every status but 200. */
export function readAnswer(status: number, text: string): unknown {
  const body = parsed(text);
  if (status === 200 && body !== undefined) return body;
  throw refusalOf(status, body);
}
