import { createStore, type Store } from '#lib/create-store.ts';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

export type SendImageOptions = { idempotencyKey: string; signal: AbortSignal; onProgress: (fraction: number) => void };
/** Stores one picture and answers its address in the portal. */
export type SendImage = (image: Blob, options: SendImageOptions) => Promise<string>;

/** How a picture is getting on; `stored` is its address once the server has it. */
export type ImageState = { fraction: number; failed: boolean; stored: string | null };

type Held = { blob: Blob; key: string; running: Promise<void> | null };

export type ImageUploads = {
  /** By the address that the picture has in the page meanwhile. */
  states: Store<ReadonlyMap<string, ImageState>>;
  /** Shows a picture at once and begins to send it; answers its address in the page. */
  add: (image: Blob) => string;
  retry: (address: string) => Promise<void>;
  /** The text to be saved: waits for what is under way and tries once more what failed; what fails again goes along as data (NOTICE-55). */
  settled: (html: string) => Promise<string>;
  /** The text without the pictures that only this page has, such as for a draft. */
  storedOnly: (html: string) => string;
  /** Stops what is under way and gives the memory back. */
  close: () => void;
};

const FRESH: ImageState = { fraction: 0, failed: false, stored: null };

const dataOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.readAsDataURL(blob);
  });

const ownImages = (page: Document): HTMLImageElement[] => [
  ...page.querySelectorAll<HTMLImageElement>('img[src^="blob:"]'),
];

/** The pictures of one text: shown from the page's memory, sent meanwhile; the text itself stays as it is, so that undo works. */
export function createImageUploads(send: SendImage): ImageUploads {
  const states = createStore<ReadonlyMap<string, ImageState>>(new Map());
  const held = new Map<string, Held>();
  const end = new AbortController();
  const note = (address: string, change: Partial<ImageState>) =>
    states.set(new Map(states.get()).set(address, { ...(states.get().get(address) ?? FRESH), ...change }));

  const sendOne = async (address: string, image: Held): Promise<void> => {
    note(address, FRESH);
    try {
      const options = {
        idempotencyKey: image.key,
        signal: end.signal,
        onProgress: (fraction: number) => note(address, { fraction }),
      };
      note(address, { stored: await send(image.blob, options), fraction: 1 });
    } catch (error) {
      // A refusal is the last word on its key; without an answer the same attempt is repeated.
      if (error instanceof Refusal && error.status >= 400) image.key = makeKey();
      note(address, { failed: true });
    }
    image.running = null;
  };
  const start = (address: string, image: Held): Promise<void> => {
    image.running ??= sendOne(address, image);
    return image.running;
  };
  const add = (blob: Blob): string => {
    const address = URL.createObjectURL(blob);
    const image: Held = { blob, key: makeKey(), running: null };
    held.set(address, image);
    void start(address, image);
    return address;
  };
  const retry = async (address: string): Promise<void> => {
    const image = held.get(address);
    if (image && states.get().get(address)?.stored === null) await start(address, image);
  };
  const storedAddress = (address: string): string | null => states.get().get(address)?.stored ?? null;

  const settled = async (html: string): Promise<string> => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const image of ownImages(page)) {
      await retry(image.src);
      const blob = held.get(image.src)?.blob;
      const address = storedAddress(image.src) ?? (blob ? await dataOf(blob) : null);
      if (address === null) image.remove();
      else image.setAttribute('src', address);
    }
    return page.body.innerHTML;
  };
  const storedOnly = (html: string): string => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const image of ownImages(page)) {
      const address = storedAddress(image.src);
      if (address === null) image.remove();
      else image.setAttribute('src', address);
    }
    return page.body.innerHTML;
  };
  const close = () => {
    end.abort();
    for (const address of held.keys()) URL.revokeObjectURL(address);
    held.clear();
  };
  return { states, add, retry, settled, storedOnly, close };
}
