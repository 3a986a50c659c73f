import { openEnvelope } from '@portal/contract/core/envelope';
import { messageText } from '@portal/contract/messages';
import { Refusal } from './refusal.ts';

/** The refusal for a call that got no answer at all (MSG-11). */
export const noAnswer = (): Refusal => new Refusal(0, 'NO_ANSWER', messageText('common.requestFailed'));

const textOf = (body: object, name: string): string | undefined => {
  const value: unknown = Object.entries(body).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function refusalOf(status: number, body: unknown): Refusal {
  if (typeof body !== 'object' || body === null) return new Refusal(status, 'UNKNOWN', noAnswer().message);
  const message = textOf(body, 'message') ?? noAnswer().message;
  return new Refusal(status, textOf(body, 'code') ?? 'UNKNOWN', message, textOf(body, 'field'));
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
