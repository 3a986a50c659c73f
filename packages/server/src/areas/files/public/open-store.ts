import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '#config.ts';
import { wrongSetting } from '#settings/examples.ts';
import { diskStore } from '../disk-store.ts';
import { s3Store } from '../s3-store.ts';
import type { FileStore } from './file-store.ts';

/** Opens a folder. Throws ConfigError when the process may not write there. */
async function openFolder(root: string, setting: 'STORAGE_URL' | 'DATA_DIR'): Promise<FileStore> {
  try {
    return await diskStore(root);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ConfigError(wrongSetting(setting, `${root} 폴더를 만들거나 쓸 수 없습니다 (${code}).`));
  }
}

/** Opens the store of STORAGE_URL: `file:` is a folder below DATA_DIR, `s3://bucket/prefix` an object store. */
export function openStore(storageUrl: string, dataDir: string): Promise<FileStore> {
  if (storageUrl.startsWith('s3://')) return s3Store(storageUrl);
  return storageUrl === 'file:'
    ? openFolder(join(dataDir, 'files'), 'DATA_DIR')
    : openFolder(fileURLToPath(storageUrl), 'STORAGE_URL');
}
