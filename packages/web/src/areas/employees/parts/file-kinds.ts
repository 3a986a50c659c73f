import { attachmentProblem, employeePhotoProblem, FILE_RULES } from '@portal/contract/areas/files/kinds';
import { originalFileName, storedFileName } from '@portal/contract/areas/files/names';
import type { FileKind } from '#kit/files/chosen-file.ts';
import { compressPicture } from '#kit/files/compress-picture.ts';
import { userPhoto } from '#lib/paths.ts';

const fileNames = { storedName: storedFileName, originalName: originalFileName };

/** The photo of an employee, compressed in the browser (EMP-72 to EMP-74, EMP-78). */
export const EMPLOYEE_PHOTO: FileKind = {
  ...fileNames,
  noun: '사진',
  types: FILE_RULES.employeePhoto.types,
  hint: 'JPG, PNG',
  maxFiles: FILE_RULES.employeePhoto.files,
  problem: employeePhotoProblem,
  pathOf: userPhoto,
  prepare: compressPicture,
  texts: { broken: 'photo.compressFailed', uploaded: null, failed: 'employee.upload.failed' },
};

/** The attachments of an employee: up to ten of 100 MB, no executable files (EMP-75 to EMP-79, EMP-85). */
export const EMPLOYEE_FILES: FileKind = {
  ...fileNames,
  noun: '첨부파일',
  types: [],
  hint: '10개, 각 100MB까지',
  maxFiles: FILE_RULES.employeeAttachment.files,
  problem: (file, chosen) => attachmentProblem({ name: file.name, bytes: file.size }, chosen),
  pathOf: null,
  downloadOf: (stored) => `/api/User/download-file?fileName=${encodeURIComponent(stored)}`,
  prepare: async (file) => file,
  texts: { broken: 'employee.upload.failed', uploaded: null, failed: 'employee.upload.failed' },
};
