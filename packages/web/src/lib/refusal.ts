import { ACTOR_FIELDS } from '@portal/contract/core/actor';
import { openEnvelope } from '@portal/contract/core/envelope';
import { UNREADABLE } from '@portal/contract/core/repeats';
import { messageText } from '@portal/contract/messages';

/** The caller as own data and comments name him. */
const OWN_FIELD = 'UserId';

/** What a call throws when the server refused or did not answer (status 0). `field` names the failed request field. */
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

  /** The page belongs to one user, the session of the browser by now to another (D-128). */
  get isForeign(): boolean {
    return this.status === 403 && [...ACTOR_FIELDS, OWN_FIELD].some((field) => field === this.field);
  }
}

/** Whether it was refused because this user may not know or do it. */
export const isForbidden = (error: unknown): boolean => error instanceof Refusal && error.status === 403;

/** The refusal for a call that got no answer at all (MSG-11). */
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

/** Opens the answer of a call (D-126); throws a Refusal for every status but 200. */
export function readAnswer(status: number, text: string): unknown {
  const body = parsed(text);
  if (status === 200 && body !== undefined) return body;
  throw refusalOf(status, body);
}
