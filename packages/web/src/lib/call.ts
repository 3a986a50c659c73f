import type { CallByPath } from '@portal/contract/calls';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { endSession } from './end-session.ts';
import { noAnswer, Refusal, readAnswer } from './refusal.ts';

type Path = keyof CallByPath;
type Options = {
  signal?: AbortSignal;
  /** null for a write that may happen twice without harm: the server need not remember its answer. */
  idempotencyKey?: string | null;
};
type UploadOptions = { signal?: AbortSignal; idempotencyKey?: string; onProgress?: (fraction: number) => void };

/** A random key of 128 bits in hex. Unlike randomUUID it exists over plain http too. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const addressOf = (path: Path): string => `/api/${path}`;

/** A 401 ends the session here too; at the login page it only says that the password was wrong (D-13). */
function opened(path: Path, status: number, text: string): unknown {
  if (status === 401 && path !== 'Auth/login') endSession();
  return readAnswer(status, text);
}

function post(path: Path, body: string, key: string | null, signal: AbortSignal | undefined): Promise<Response> {
  return fetch(addressOf(path), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'Idempotency-Key': key }) },
    body,
    ...(signal ? { signal } : {}),
  });
}

/** Tries once more when the network failed: the key makes a repeated write harmless (wire.md, Repeats). */
async function postTwice(path: Path, body: string, key: string | null, signal: AbortSignal | undefined) {
  const attempt = async () => {
    const response = await post(path, body, key, signal);
    return { status: response.status, text: await response.text() };
  };
  try {
    return await attempt();
  } catch (error) {
    if (signal?.aborted) throw error;
    return attempt().catch((second: unknown) => {
      throw signal?.aborted ? second : noAnswer();
    });
  }
}

/** Calls the server. Throws a Refusal for everything but a 200; an aborted call throws its AbortError. */
export async function call<P extends Path>(
  path: P,
  request: CallRequest<CallByPath[P]> = {},
  { signal, idempotencyKey = makeKey() }: Options = {},
): Promise<CallBody<CallByPath[P]>> {
  const { status, text } = await postTwice(path, JSON.stringify(request), idempotencyKey, signal);
  return opened(path, status, text) as CallBody<CallByPath[P]>;
}

/** Sends files and fields as multipart; `onProgress` hears fractions from 0 to 1. Same errors as `call`. */
export function upload<P extends Path>(
  path: P,
  formData: FormData,
  { signal, idempotencyKey = makeKey(), onProgress }: UploadOptions = {},
): Promise<CallBody<CallByPath[P]>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(path));
    request.setRequestHeader('Idempotency-Key', idempotencyKey);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      try {
        resolve(opened(path, request.status, request.responseText) as CallBody<CallByPath[P]>);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(noAnswer());
    request.onabort = () => reject(new Refusal(0, 'ABORTED', noAnswer().message));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formData);
  });
}
