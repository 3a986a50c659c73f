import { noAnswer, Refusal } from './refusal.ts';

type Options = {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** How long it may take; 0 for as long as it takes. */
  timeoutMs?: number;
  /** Gets fractions from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
};

/** Sends one multipart request. XMLHttpRequest reports upload progress, which fetch does not. */
export const sendForm = (
  address: string,
  form: FormData,
  { headers = {}, signal, timeoutMs = 0, onProgress }: Options,
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(noAnswer());
    request.ontimeout = () => reject(noAnswer());
    request.onabort = () => reject(new Refusal(0, 'ABORTED', noAnswer().message));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
