import type { CallByPath } from '@portal/contract/calls';
import { ACTOR_FIELDS } from '@portal/contract/core/actor';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { IDEMPOTENCY_HEADER } from '@portal/contract/core/idempotency';
import type { RefusalCode } from '@portal/contract/messages';
import { noteFirstCall, takeFirstAnswer } from './device/first-calls.ts';
import { noteServerTime } from './device/server-clock.ts';
import { watchSilence } from './device/silence.ts';
import { makeKey } from './make-key.ts';
import { noAnswer, Refusal, readAnswer } from './refusal.ts';
import { readSession } from './session.ts';
import { goToPasswordChange, regainSession, reportOtherUser } from './session-end.ts';

type Path = keyof CallByPath;
type Options = {
  signal?: AbortSignal;
  /** Null for a write that may safely happen twice. The server then need not store its answer. */
  idempotencyKey?: string | null;
  /** Sends the call without the user id of this tab, to ask who is signed in. */
  anonymous?: boolean;
};
type UploadOptions = { signal?: AbortSignal; idempotencyKey?: string; onProgress?: (fraction: number) => void };
type Answer = { status: number; text: string };

const PASSWORD_CHANGE: RefusalCode = 'PASSWORD_CHANGE';

/** Sign-in calls. Their 401 means that the sign-in was refused. */
const isSignIn = (path: Path): boolean => path.startsWith('Auth/');

const addressOf = (path: Path): string => `/api/${path}`;

/** The user id of this tab, under both names that calls use. A tab never acts as another user (D-128). */
function actorFields(): Record<string, string> {
  const user = readSession();
  return user === null ? {} : Object.fromEntries(ACTOR_FIELDS.map((field) => [field, user.userId]));
}

/**
 * Sends the call and reads the answer. After a 401 the user signs in again, except for a sign-in call (D-13). A user action
 * is what the user pressed and waits for.
 */
async function sendAndRead(path: Path, isUserAction: boolean, send: () => Promise<Answer>): Promise<unknown> {
  let answer = await send();
  if (answer.status === 401 && !isSignIn(path) && (await shouldRetry(isUserAction))) answer = await send();
  try {
    return readAnswer(answer.status, answer.text);
  } catch (error) {
    if (error instanceof Refusal && error.code === PASSWORD_CHANGE) goToPasswordChange();
    const isOtherUser =
      error instanceof Refusal && (error.isForeign || (error.status === 403 && (await isOtherUserSignedIn())));
    if (!isOtherUser) throw error;
    reportOtherUser();
    throw new Refusal(error.status, error.code, error.message, ACTOR_FIELDS[0]);
  }
}

/** Id of the user of the session, null for none. */
async function signedInUser(): Promise<string | null> {
  const { status, text } = await post('User/user-my-info', '{}', null, undefined);
  if (status !== 200) return null;
  return (readAnswer(status, text) as CallBody<CallByPath['User/user-my-info']>).user.UserId;
}

/** Whether the session belongs to another user, who may lack a right that this page's user has (D-128). */
async function isOtherUserSignedIn(): Promise<boolean> {
  const own = readSession()?.userId;
  const now = own === undefined ? null : await signedInUser();
  return now !== null && now !== own;
}

/**
 * After a 401, whether to send the call again. A user may have signed in meanwhile, and the retry shows if it is
 * another.
 */
const shouldRetry = async (isUserAction: boolean): Promise<boolean> =>
  (readSession() !== null && (await signedInUser()) !== null) || regainSession(isUserAction);

/** Posts JSON. Every answer tells the server's clock. */
export async function postJson(
  address: string,
  body: string,
  { headers = {}, signal }: { headers?: Readonly<Record<string, string>>; signal?: AbortSignal | undefined },
): Promise<Response> {
  const send = () =>
    fetch(address, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      ...(signal ? { signal } : {}),
    });
  const response = await (takeFirstAnswer(address, body) ?? send());
  noteServerTime(response.headers.get('date'));
  return response;
}

function postOnce(path: Path, body: string, key: string | null, signal: AbortSignal | undefined): Promise<Response> {
  const address = addressOf(path);
  if (signal) noteFirstCall(address, body);
  return postJson(address, body, { headers: key === null ? {} : { [IDEMPOTENCY_HEADER]: key }, signal });
}

let openCalls = 0;

/** Whether a call waits for its answer. */
export const hasOpenCalls = (): boolean => openCalls > 0;

async function post(...sent: Parameters<typeof postOnce>): Promise<Answer> {
  openCalls += 1;
  try {
    const response = await watchSilence(postOnce(...sent));
    return { status: response.status, text: await response.text() };
  } finally {
    openCalls -= 1;
  }
}

/** Retries once when the network failed. The idempotency key makes a repeated write safe (wire.md, Repeats). */
async function postWithRetry(...sent: Parameters<typeof post>): Promise<Answer> {
  const signal = sent[3];
  try {
    return await post(...sent);
  } catch (error) {
    if (signal?.aborted) throw error;
    return post(...sent).catch((second: unknown) => {
      throw signal?.aborted ? second : noAnswer();
    });
  }
}

/** Calls the server. Throws a Refusal for every status but 200. An aborted call throws its AbortError. */
export async function call<P extends Path>(
  path: P,
  request: CallRequest<CallByPath[P]> = {},
  { signal, idempotencyKey = makeKey(), anonymous = false }: Options = {},
): Promise<CallBody<CallByPath[P]>> {
  const body = JSON.stringify({ ...(anonymous ? {} : actorFields()), ...request });
  // What a page reads is cancelled when the page is left. What cannot be cancelled was pressed.
  const isUserAction = signal === undefined && !anonymous;
  const send = () => postWithRetry(path, body, idempotencyKey, signal);
  return (await sendAndRead(path, isUserAction, send)) as CallBody<CallByPath[P]>;
}

type FormOptions = {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Gets fractions from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
};

/** Sends one multipart request. XMLHttpRequest reports upload progress, which fetch does not. */
export const sendForm = (
  address: string,
  form: FormData,
  { headers = {}, signal, onProgress }: FormOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      noteServerTime(request.getResponseHeader('date'));
      resolve({ status: request.status, text: request.responseText });
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new Refusal(0, 'ABORTED', noAnswer().message));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

/** Sends files and fields as multipart. `onProgress` gets fractions from 0 to 1. Throws the same errors as `call`. */
export async function upload<P extends Path>(
  path: P,
  formData: FormData,
  { signal, idempotencyKey = makeKey(), onProgress }: UploadOptions = {},
): Promise<CallBody<CallByPath[P]>> {
  for (const [field, userId] of Object.entries(actorFields())) formData.set(field, userId);
  const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey };
  const send = () => sendForm(addressOf(path), formData, { headers, signal, onProgress });
  return (await sendAndRead(path, true, send)) as CallBody<CallByPath[P]>;
}

/** Calls the server for a file. Throws the same errors as `call`; an aborted call throws its AbortError. */
export async function download<P extends Path>(
  path: P,
  request: CallRequest<CallByPath[P]>,
  signal: AbortSignal,
): Promise<Blob> {
  const files: Blob[] = [];
  await sendAndRead(path, true, async () => {
    const response = await postOnce(path, JSON.stringify({ ...actorFields(), ...request }), null, signal);
    if (!response.ok) return { status: response.status, text: await response.text() };
    files.push(await response.blob());
    return { status: response.status, text: '{}' };
  });
  return files.at(-1) ?? new Blob();
}
