import type { ChosenPhoto } from './chosen-photo.ts';

/** One field per photo, keyed by the original name; the file is named as it will be stored (FILE-09). */
export function photoFormData(photos: readonly ChosenPhoto[]): FormData {
  const form = new FormData();
  for (const photo of photos) form.append(photo.original, photo.blob, photo.stored);
  return form;
}
