import type { FileFolder } from '@portal/contract/areas/files/kinds';
import type { Generated } from 'kysely';

/** A stored file. `storage_key` is the key of its bytes in the file store. */
export type StoredFileTable = {
  id: Generated<number>;
  folder: FileFolder;
  name: string;
  storage_key: string;
  mime: string;
  bytes: number;
  uploaded_by: string;
  uploaded_at: Generated<Date>;
};

/** Tables that this area alone writes. */
export type FileTables = {
  stored_file: StoredFileTable;
};
