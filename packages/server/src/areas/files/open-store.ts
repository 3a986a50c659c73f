import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './public/file-store.ts';
import { s3Store } from './s3-store.ts';

/** Opens the store of STORAGE_URL: `file:` is a folder below DATA_DIR, `s3://bucket/prefix` an object store. */
export function openStore(storageUrl: string, dataDir: string): Promise<FileStore> {
  if (storageUrl.startsWith('s3://')) return s3Store(storageUrl);
  return diskStore(storageUrl === 'file:' ? join(dataDir, 'files') : fileURLToPath(storageUrl));
}
