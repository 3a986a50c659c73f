import { PHOTO_LABELS, type PhotoLabel } from '@portal/contract/areas/site-photos/photos';
import type { UnsentEntry } from '../store/entries.ts';

/** The label of a photo that is still on this device. */
export const labelOf = ({ body }: Pick<UnsentEntry, 'body'>): PhotoLabel =>
  PHOTO_LABELS.find((label) => label === body['Label']) ?? 'E';
