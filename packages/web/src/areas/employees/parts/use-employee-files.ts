import { useRef } from 'react';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { uploadAttachment, uploadPhoto } from '../api.ts';
import { EMPLOYEE_FILES, EMPLOYEE_PHOTO } from './file-kinds.ts';
import type { EmployeeValues } from './values.ts';

type EmployeeFiles = Pick<EmployeeValues, 'photo' | 'files'>;

const replaceFile = (files: readonly ChosenFile[], file: ChosenFile): ChosenFile[] =>
  files.map((other) => (other.id === file.id ? file : other));

/**
 * Uploads photo and attachments before the record is saved. A failed upload leaves the form open (EMP-78, EMP-79,
 * D-121).
 */
export function useEmployeeFiles({ draft, change }: FormFields<EmployeeValues>) {
  // Uploads run one after the other, and each must see the results of those before it.
  const latest = useRef<EmployeeFiles>(draft);
  latest.current = draft;
  const update = (part: Partial<EmployeeFiles>) => {
    latest.current = { ...latest.current, ...part };
    change(part);
  };
  const photo = useUpload({
    kind: EMPLOYEE_PHOTO,
    send: uploadPhoto,
    onFile: (file) => update({ photo: replaceFile(latest.current.photo, file) }),
  });
  const files = useUpload({
    kind: EMPLOYEE_FILES,
    send: uploadAttachment,
    onFile: (file) => update({ files: replaceFile(latest.current.files, file) }),
  });
  /** Uploads all files and returns the values with the stored files. Returns null when one upload failed. */
  const sendAll = async (values: EmployeeValues): Promise<EmployeeValues | null> => {
    const sentPhoto = await photo.sendAll(values.photo);
    const sentFiles = sentPhoto && (await files.sendAll(values.files));
    return sentPhoto && sentFiles ? { ...values, photo: sentPhoto, files: sentFiles } : null;
  };
  return { photo, files, sendAll };
}
