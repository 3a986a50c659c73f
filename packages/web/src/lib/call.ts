import type { CallByPath } from '@portal/contract/calls';
import { ACTOR_FIELDS } from '@portal/contract/core/actor';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { REPEAT_HEADER } from '@portal/contract/core/repeats';
import type { RefusalCode } from '@portal/contract/messages';
import { makeKey } from './make-key.ts';
import { noAnswer, Refusal, readAnswer } from './refusal.ts';
import { readSession } from './session.ts';
import { leadToPasswordChange, regainSession, tellForeign } from './session-end.ts';

type Path = keyof CallByPath;
type Options = {
  signal?: AbortSignal;
  /** null for a write that may happen twice without harm: the server need not remember its answer. */
  idempotencyKey?: string | null;
  /** Asks who is signed in, whoever that is by now: does not say whose page asks. */
  anonymous?: boolean;
};
type UploadOptions = { signal?: AbortSignal; idempotencyKey?: string; onProgress?: (fraction: number) => void };
type Answer = { status: number; text: string };

const PASSWORD_CHANGE: RefusalCode = 'PASSWORD_CHANGE';

/** Calls by which somebody signs in: their 401 is what was refused. */
const isSignIn = (path: Path): boolean => path.startsWith('Auth/');

const addressOf = (path: Path): string => `/api/${path}`;

/** Whose page sends the call, under both names that calls have for it: a tab never acts as somebody else (D-128). */
function actingUser(): Record<string, string> {
  const user = readSession();
  return user === null ? {} : Object.fromEntries(ACTOR_FIELDS.map((field) => [field, user.userId]));
}

/** Opens the answer; a 401 is for the sign-in first, unless that is what was refused (D-13). */
async function opened(path: Path, send: () => Promise<Answer>): Promise<unknown> {
  let answer = await send();
  if (answer.status === 401 && !isSignIn(path) && (await isSignedInAgain())) answer = await send();
  try {
    return readAnswer(answer.status, answer.text);
  } catch (error) {
    if (error instanceof Refusal && error.code === PASSWORD_CHANGE) leadToPasswordChange();
    const foreign = error instanceof Refusal && (error.isForeign || (error.status === 403 && (await isForeignNow())));
    if (!foreign) throw error;
    tellForeign();
    throw new Refusal(error.status, error.code, error.message, ACTOR_FIELDS[0]);
  }
}

/** Whose session it is by now; null for none. */
async function signedInUser(): Promise<string | null> {
  const { status, text } = await post('User/user-my-info', '{}', null, undefined);
  if (status !== 200) return null;
  return (readAnswer(status, text) as CallBody<CallByPath['User/user-my-info']>).user.UserId;
}

/** Whether the session is another user's: he may lack a right that the user of this page has (D-128). */
async function isForeignNow(): Promise<boolean> {
  const own = readSession()?.userId;
  const now = own === undefined ? null : await signedInUser();
  return now !== null && now !== own;
}

/** After a 401: a call that was on its way while somebody signed in goes out again, also to be told that it was another. */
const isSignedInAgain = async (): Promise<boolean> =>
  (readSession() !== null && (await signedInUser()) !== null) || regainSession();

async function post(path: Path, body: string, key: string | null, signal: AbortSignal | undefined): Promise<Answer> {
  const response = await fetch(addressOf(path), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { [REPEAT_HEADER]: key }) },
    body,
    ...(signal ? { signal } : {}),
  });
  return { status: response.status, text: await response.text() };
}

/** Tries once more when the network failed: the key makes a repeated write harmless (wire.md, Repeats). */
async function postTwice(...sent: Parameters<typeof post>): Promise<Answer> {
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

/** Calls the server. Throws a Refusal for everything but a 200; an aborted call throws its AbortError. */
export async function call<P extends Path>(
  path: P,
  request: CallRequest<CallByPath[P]> = {},
  { signal, idempotencyKey = makeKey(), anonymous = false }: Options = {},
): Promise<CallBody<CallByPath[P]>> {
  const body = JSON.stringify({ ...(anonymous ? {} : actingUser()), ...request });
  return (await opened(path, () => postTwice(path, body, idempotencyKey, signal))) as CallBody<CallByPath[P]>;
}

/** Sends one multipart request; unlike fetch, the browser tells how far it is. */
const send = (path: Path, formData: FormData, options: UploadOptions): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { signal, idempotencyKey = makeKey(), onProgress } = options;
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    request.setRequestHeader(REPEAT_HEADER, idempotencyKey);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new Refusal(0, 'ABORTED', noAnswer().message));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formData);
  });

/** Sends files and fields as multipart; `onProgress` hears fractions from 0 to 1. Same errors as `call`. */
export async function upload<P extends Path>(
  path: P,
  formData: FormData,
  options: UploadOptions = {},
): Promise<CallBody<CallByPath[P]>> {
  for (const [field, userId] of Object.entries(actingUser())) formData.set(field, userId);
  return (await opened(path, () => send(path, formData, options))) as CallBody<CallByPath[P]>;
}
