import { ACTOR_FIELDS } from '@portal/contract/core/actor';
import { isFinal } from '@portal/contract/core/idempotency';
import { messageText } from '@portal/contract/messages';
import { noAnswer, Refusal, readAnswer } from '#lib/refusal.ts';
import type { Entry, StoredFile } from '../store/entries.ts';

/** A photo on a weak connection takes long. A request without any end would hold up all others. */
const TIMEOUT_MS = 180_000;

/**
 * What became of a try. The server has it, will never take it, or may take it later. Otherwise it asks for a sign-in, or
 * does not answer at all.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string; code: string }
  | { kind: 'later' | 'signIn' | 'offline'; reason: string };

type Body = { body: FormData } | { body: string; headers: Record<string, string> };

function bodyOf(entry: Entry, files: readonly StoredFile[]): Body {
  // The server refuses what another user of this browser would send (D-128).
  const owner = Object.fromEntries(ACTOR_FIELDS.map((field) => [field, entry.userId]));
  const fields = { ...owner, ...entry.body };
  if (entry.fileField === '') return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const { name, type, bytes } of files) form.append(entry.fileField, new Blob([bytes], { type }), name);
  return { body: form };
}

/** Sends without an Idempotency-Key: the id of the entry makes a repeat safe, also after a day. */
async function post(entry: Entry, files: readonly StoredFile[]): Promise<unknown> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(`/api/${entry.path}`, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...bodyOf(entry, files),
    });
    answer = { status: response.status, text: await response.text() };
  } catch {
    throw noAnswer();
  }
  return readAnswer(answer.status, answer.text);
}

const PAYLOAD_TOO_LARGE = 413;

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Refusal)) throw error;
  const { status, code, message: reason } = error;
  if (status === 401 || status === 403) return { kind: 'signIn', reason: messageText('LOGIN_REQUIRED') };
  if (status === 0) return { kind: 'offline', reason: messageText('queue.noAnswer') };
  if (isFinal(error) || status === PAYLOAD_TOO_LARGE) return { kind: 'refused', reason, code };
  return { kind: 'later', reason: messageText('queue.noAnswer') };
}

/** A field of the first record of an answer. */
function readField(answer: unknown, name: string): unknown {
  const { data }: { data?: unknown } = Object(answer);
  const [record]: unknown[] = Array.isArray(data) ? data : [];
  return Object.entries(Object(record)).find(([key]) => key === name)?.[1];
}

/** Whether the answer names the bytes of the photo. Calls whose answer has no hash prove nothing more than their 200. */
function hasSameBytes({ kind, bytes, sha256 }: Entry, answer: unknown): boolean {
  if (kind !== 'photo') return true;
  return readField(answer, 'bytes') === bytes && readField(answer, 'sha256') === sha256;
}

/** Sends one entry and judges the answer. Only an answer with the same length and SHA-256 counts as sent. */
export async function sendEntry(entry: Entry, files: readonly StoredFile[]): Promise<Outcome> {
  try {
    const answer = await post(entry, files);
    return hasSameBytes(entry, answer)
      ? { kind: 'sent' }
      : { kind: 'refused', reason: messageText('queue.otherBytes'), code: '' };
  } catch (error) {
    return outcomeOf(error);
  }
}
