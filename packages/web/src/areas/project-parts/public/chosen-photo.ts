import {
  originalPhotoName,
  photoPath,
  photoProblem,
  storedPhotoName,
} from '@portal/contract/areas/project-parts/photos';
import { toast } from '../../../lib/toast.ts';
import { compressPicture } from '../../../kit/files/compress-picture.ts';

/** A photo chosen in the page: compressed, named, and perhaps already sent. */
export type ChosenPhoto = {
  original: string;
  stored: string;
  blob: Blob;
  /** Object address of the preview; whoever drops the photo revokes it. */
  preview: string;
  sent: boolean;
};

/** A photo that the project has already; its name is all that is sent again (D-154). */
export const storedPhoto = (stored: string): ChosenPhoto => ({
  original: originalPhotoName(stored),
  stored,
  blob: new Blob(),
  preview: photoPath(stored),
  sent: true,
});

/** Files that may be added; the others are told by a toast each (FILE-01, FILE-02). */
function acceptable(files: readonly File[], chosen: readonly ChosenPhoto[]): File[] {
  const names = chosen.map((photo) => photo.original);
  return files.filter((file) => {
    const problem = photoProblem(file, names);
    if (problem) toast.error(problem, { file: file.name });
    else names.push(file.name);
    return problem === undefined;
  });
}

async function prepare(file: File): Promise<ChosenPhoto | null> {
  try {
    const blob = await compressPicture(file);
    const original = file.name.normalize('NFC');
    const stored = storedPhotoName(original, new Date());
    return { original, stored, blob, preview: URL.createObjectURL(blob), sent: false };
  } catch {
    toast.error('photo.compressFailed');
    return null;
  }
}

/** Compresses and names the acceptable ones of `files`, one after the other to spare a phone's memory (FILE-03, FILE-04). */
export async function preparePhotos(files: readonly File[], chosen: readonly ChosenPhoto[]): Promise<ChosenPhoto[]> {
  const prepared: ChosenPhoto[] = [];
  for (const file of acceptable(files, chosen)) {
    const photo = await prepare(file);
    if (photo) prepared.push(photo);
  }
  return prepared;
}

/** A new stored name for every unsent photo: the last attempt may have used up the old one. */
export const renamedUnsent = (photos: readonly ChosenPhoto[]): ChosenPhoto[] =>
  photos.map((photo) => (photo.sent ? photo : { ...photo, stored: storedPhotoName(photo.original, new Date()) }));
