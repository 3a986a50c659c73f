import { PHOTO_LABELS, type PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import type { Entry } from '../store/entries.ts';

/** The label of a photo that is still on this device. */
export const labelOf = ({ body }: Pick<Entry, 'body'>): PhotoLabel =>
  PHOTO_LABELS.find((label) => label === body['Label']) ?? 'E';
