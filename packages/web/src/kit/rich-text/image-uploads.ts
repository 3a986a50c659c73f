import { createStore, type Store } from '#lib/create-store.ts';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';

export type SendImageOptions = { idempotencyKey: string; signal: AbortSignal; onProgress: (fraction: number) => void };
/** Uploads one picture and returns its address in the portal. */
export type SendImage = (image: Blob, options: SendImageOptions) => Promise<string>;

/** Upload state of a picture. `stored` is its address once the server has it. */
export type ImageState = { fraction: number; failed: boolean; stored: string | null };

type LocalImage = { blob: Blob; key: string; running: Promise<void> | null };

export type ImageUploads = {
  /** By the object URL that the picture has in the page. */
  states: Store<ReadonlyMap<string, ImageState>>;
  /** Starts the upload of a picture and returns its object URL, so that it is shown at once. */
  add: (image: Blob) => string;
  retry: (address: string) => Promise<void>;
  /**
   * The text to save. Waits for running uploads and retries failed ones once. A picture that fails again is embedded as
   * data (NOTICE-55).
   */
  htmlToSave: (html: string) => Promise<string>;
  /** The text without pictures that are not uploaded, such as for a draft. */
  htmlForDraft: (html: string) => string;
  /** Cancels running uploads and frees the memory. */
  close: () => void;
};

const FRESH: ImageState = { fraction: 0, failed: false, stored: null };

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'));
    reader.readAsDataURL(blob);
  });

const localImages = (page: Document): HTMLImageElement[] => [
  ...page.querySelectorAll<HTMLImageElement>('img[src^="blob:"]'),
];

/** Uploads the pictures of one text in the background. The text keeps their object URLs, so that undo works. */
export function createImageUploads(send: SendImage): ImageUploads {
  const states = createStore<ReadonlyMap<string, ImageState>>(new Map());
  const images = new Map<string, LocalImage>();
  const controller = new AbortController();
  const update = (address: string, change: Partial<ImageState>) =>
    states.set(new Map(states.get()).set(address, { ...(states.get().get(address) ?? FRESH), ...change }));

  const sendOne = async (address: string, image: LocalImage): Promise<void> => {
    update(address, FRESH);
    try {
      const options = {
        idempotencyKey: image.key,
        signal: controller.signal,
        onProgress: (fraction: number) => update(address, { fraction }),
      };
      update(address, { stored: await send(image.blob, options), fraction: 1 });
    } catch (error) {
      // A refusal is final for its key. After no answer the same key is sent again.
      if (error instanceof Refusal && error.status >= 400) image.key = makeKey();
      update(address, { failed: true });
    }
    image.running = null;
  };
  const start = (address: string, image: LocalImage): Promise<void> => {
    image.running ??= sendOne(address, image);
    return image.running;
  };
  const add = (blob: Blob): string => {
    const address = URL.createObjectURL(blob);
    const image: LocalImage = { blob, key: makeKey(), running: null };
    images.set(address, image);
    void start(address, image);
    return address;
  };
  const retry = async (address: string): Promise<void> => {
    const image = images.get(address);
    if (image && states.get().get(address)?.stored === null) await start(address, image);
  };
  const storedAddress = (address: string): string | null => states.get().get(address)?.stored ?? null;

  const htmlToSave = async (html: string): Promise<string> => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const image of localImages(page)) {
      await retry(image.src);
      const blob = images.get(image.src)?.blob;
      const address = storedAddress(image.src) ?? (blob ? await toDataUrl(blob) : null);
      if (address === null) image.remove();
      else image.setAttribute('src', address);
    }
    return page.body.innerHTML;
  };
  const htmlForDraft = (html: string): string => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const image of localImages(page)) {
      const address = storedAddress(image.src);
      if (address === null) image.remove();
      else image.setAttribute('src', address);
    }
    return page.body.innerHTML;
  };
  const close = () => {
    controller.abort();
    for (const address of images.keys()) URL.revokeObjectURL(address);
    images.clear();
  };
  return { states, add, retry, htmlToSave, htmlForDraft, close };
}
