import { attachmentProblem, FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { FileKind } from '#kit/files/chosen-file.ts';

/** The files of an entry: up to ten of 100 MB each, no executables. Pictures are not compressed. */
export const ROOM_FILES: FileKind = {
  noun: '파일',
  types: [],
  hint: '10개, 각 100MB까지',
  maxFiles: FILE_RULES.roomFile.files,
  problem: (file, chosen) => attachmentProblem({ name: file.name, bytes: file.size }, chosen),
  storedName: storedFileName,
  originalName: originalFileName,
  pathOf: null,
  prepare: async (file) => file,
  texts: { broken: 'employee.upload.failed', uploaded: null, failed: 'employee.upload.failed' },
};
