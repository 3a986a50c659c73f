import type { Manifest } from './manifest.ts';
import { FILES_FOLDER } from './manifest.ts';

const MEGABYTE = 1_000_000;

/** Rows, files and bytes of files of a backup. */
export type Summary = { tables: number; rows: number; files: number; bytes: number };

/** Sums up what a backup contains. */
export function summarize({ database, files, entries }: Manifest): Summary {
  const counts = Object.values(database.counts);
  return {
    tables: counts.length,
    rows: counts.reduce((sum, count) => sum + count, 0),
    files: files.length,
    bytes: files.reduce((sum, { key }) => sum + (entries[FILES_FOLDER + key]?.bytes ?? 0), 0),
  };
}

/** The content of a backup in words, for an object of a sentence: '표 60개의 1200행과 파일 5개(1.2MB)'. */
export const describeSummary = ({ tables, rows, files, bytes }: Summary): string =>
  `표 ${tables}개의 ${rows}행과 파일 ${files}개(${(bytes / MEGABYTE).toFixed(1)}MB)`;
