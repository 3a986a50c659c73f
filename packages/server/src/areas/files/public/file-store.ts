import type { Readable } from 'node:stream';

/** A store of file contents by random key: a folder or an object store. */
export type FileStore = {
  /** Moves or copies the file at `path` to `key`. Returns when it is durable. */
  put: (key: string, path: string, mime: string) => Promise<void>;
  /** Opens the bytes of a key. Null when the key is missing. */
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Removes a key. A missing key is no error. */
  remove: (key: string) => Promise<void>;
  /** Lists the keys whose bytes were stored before that moment. */
  list: (before: Date) => AsyncIterable<string>;
  /** Throws when the store cannot be written now. It leaves nothing behind. */
  check: () => Promise<void>;
  /** Removes the remains of old, interrupted `put` calls. */
  sweep: () => Promise<void>;
};
