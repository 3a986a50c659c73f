import { ACTOR_FIELDS } from '@portal/contract/core/actor';
import { seoulTime } from '@portal/contract/core/dates';
import { isFinal } from '@portal/contract/core/idempotency';
import { messageText } from '@portal/contract/messages';
import { Refusal, readAnswer } from '#lib/refusal.ts';
import { sendFields, sendFiles } from '../../api.ts';
import { doneTime } from '../../public/done-time.ts';
import type { StoredFile, UnsentEntry } from '../store/entries.ts';
import { beginTry, type Try } from './one-try.ts';

/** Gets the fraction of a photo that has been sent. */
type OnProgress = (fraction: number) => void;

/**
 * What became of a try. The server has it, will never take it, or may take it later. Otherwise it asks for a sign-in,
 * cannot be reached, or was reached and stays silent.
 */
export type EntryOutcome =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string; code: string; status: number; field: string }
  | { kind: 'later' | 'signIn' | 'offline' | 'silent'; reason: string };

// The server refuses what another user of this browser would send (D-128). Calls without times pass over them.
const fieldsOf = (entry: UnsentEntry) => ({
  ...Object.fromEntries(ACTOR_FIELDS.map((field) => [field, entry.userId])),
  DeviceDtm: seoulTime(new Date(entry.madeAt)).slice(0, 16),
  DoneDtm: doneTime(entry),
  ...entry.body,
});

function formOf(entry: UnsentEntry, files: readonly StoredFile[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(entry))) form.set(name, String(value));
  for (const { name, type, bytes } of files) form.append(entry.fileField, new Blob([bytes], { type }), name);
  return form;
}

async function postFields(
  address: string,
  entry: UnsentEntry,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const response = await sendFields(address, JSON.stringify(fieldsOf(entry)), { signal });
  return { status: response.status, text: await response.text() };
}

/** Sends without an Idempotency-Key: the id of the entry makes a repeat safe, also after a day. */
async function post(entry: UnsentEntry, files: readonly StoredFile[], { signal }: Try, onProgress: OnProgress) {
  const address = `/api/${entry.path}`;
  if (entry.fileField === '') return postFields(address, entry, signal);
  return sendFiles(address, formOf(entry, files), { signal, onProgress });
}

const PAYLOAD_TOO_LARGE = 413;

function outcomeOf(error: unknown): EntryOutcome {
  if (!(error instanceof Refusal)) throw error;
  const { status, code, message: reason, field = '' } = error;
  if (status === 401 || status === 403) return { kind: 'signIn', reason: messageText('LOGIN_REQUIRED') };
  if (isFinal(error) || status === PAYLOAD_TOO_LARGE) return { kind: 'refused', reason, code, status, field };
  return { kind: 'later', reason: messageText('queue.noAnswer') };
}

/** A field of the first record of an answer. */
function readField(answer: unknown, name: string): unknown {
  const { data }: { data?: unknown } = Object(answer);
  const [record]: unknown[] = Array.isArray(data) ? data : [];
  return Object.entries(Object(record)).find(([key]) => key === name)?.[1];
}

/** Whether the answer names the bytes of the photo. Calls whose answer has no hash prove nothing more than their 200. */
function hasSameBytes({ kind, bytes, sha256 }: UnsentEntry, answer: unknown): boolean {
  if (kind !== 'photo') return true;
  return readField(answer, 'bytes') === bytes && readField(answer, 'sha256') === sha256;
}

/** The answer of the server, or why there is none. */
async function answerTo(entry: UnsentEntry, files: readonly StoredFile[], onProgress: OnProgress) {
  const attempt = beginTry(entry.fileField !== '');
  try {
    return await post(entry, files, attempt, (fraction) => {
      attempt.onProgress();
      onProgress(fraction);
    });
  } catch {
    return attempt.signal.aborted ? 'silent' : 'offline';
  } finally {
    attempt.end();
  }
}

/** Sends one entry and judges the answer. Only an answer with the same length and SHA-256 counts as sent. */
export async function sendEntry(
  entry: UnsentEntry,
  files: readonly StoredFile[],
  onProgress: OnProgress,
): Promise<EntryOutcome> {
  const answer = await answerTo(entry, files, onProgress);
  if (answer === 'silent') return { kind: 'silent', reason: messageText('queue.silent') };
  if (answer === 'offline') return { kind: 'offline', reason: messageText('queue.noAnswer') };
  try {
    const body = readAnswer(answer.status, answer.text);
    if (hasSameBytes(entry, body)) return { kind: 'sent' };
    return { kind: 'refused', reason: messageText('queue.otherBytes'), code: '', status: 200, field: '' };
  } catch (error) {
    return outcomeOf(error);
  }
}
