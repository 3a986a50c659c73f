import type { Readable } from 'node:stream';

/** Where stored bytes live, by random key: a folder or an object store. */
export type FileStore = {
  /** Moves or copies the file at `path` under `key`; returns once it is durable. */
  put: (key: string, path: string, mime: string) => Promise<void>;
  /** The bytes, or null when the key is gone. */
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Removes the key; an absent one is fine. */
  remove: (key: string) => Promise<void>;
  /** Keys whose bytes were put before that moment. */
  list: (before: Date) => AsyncIterable<string>;
  /** Removes what puts left half done long ago. */
  sweep: () => Promise<void>;
};
