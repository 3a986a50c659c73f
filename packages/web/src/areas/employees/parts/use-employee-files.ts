import { useRef } from 'react';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { uploadAttachment, uploadPhoto } from '../api.ts';
import { EMPLOYEE_FILES, EMPLOYEE_PHOTO } from './file-kinds.ts';
import type { EmployeeValues } from './values.ts';

type Held = Pick<EmployeeValues, 'photo' | 'files'>;

const put = (files: readonly ChosenFile[], file: ChosenFile): ChosenFile[] =>
  files.map((other) => (other.id === file.id ? file : other));

/** Sends the photo and the attachments before the record is saved; a failed one keeps the form (EMP-78, EMP-79, D-121). */
export function useEmployeeFiles({ draft, change }: FormFields<EmployeeValues>) {
  // Files are sent one after the other: each of them finds what became of those before.
  const held = useRef<Held>(draft);
  held.current = draft;
  const keep = (part: Partial<Held>) => {
    held.current = { ...held.current, ...part };
    change(part);
  };
  const photo = useUpload({
    kind: EMPLOYEE_PHOTO,
    send: uploadPhoto,
    onFile: (file) => keep({ photo: put(held.current.photo, file) }),
  });
  const files = useUpload({
    kind: EMPLOYEE_FILES,
    send: uploadAttachment,
    onFile: (file) => keep({ files: put(held.current.files, file) }),
  });
  /** The values with their files as they are stored; null when one could not be sent. */
  const sendAll = async (values: EmployeeValues): Promise<EmployeeValues | null> => {
    const sentPhoto = await photo.sendAll(values.photo);
    const sentFiles = sentPhoto && (await files.sendAll(values.files));
    return sentPhoto && sentFiles ? { ...values, photo: sentPhoto, files: sentFiles } : null;
  };
  return { photo, files, sendAll };
}
