import type { SitePhoto } from '@portal/contract/areas/site-photos/calls';
import { useRef } from 'react';
import { useWhenSent } from '../../public/use-when-sent.ts';
import type { UnsentEntry } from '../store/entries.ts';
import { type FormPhoto, formPhotos, waitingPhotosOf } from './form-photo.ts';

type Sources = {
  sent: readonly SitePhoto[];
  own: readonly UnsentEntry[];
  projectId: number;
  awardId: number | undefined;
  /** Reads what the server has. */
  reload: () => Promise<unknown>;
};

const KINDS = ['photo'] as const;

/**
 * The photos of an award on the server and on this device. One that has just left the device stays in sight until the
 * list of the server has it.
 */
export function useSeenPhotos({ sent, own, projectId, awardId, reload }: Sources): FormPhoto[] {
  const seen = useRef<readonly FormPhoto[]>([]);
  const waiting = waitingPhotosOf(own, awardId, Date.now());
  useWhenSent(projectId, KINDS, reload);
  const now = formPhotos(sent, waiting);
  const known = new Set([...now, ...own].map(({ entryId }) => entryId));
  seen.current = [...now, ...seen.current.filter(({ entryId, isWaiting }) => isWaiting && !known.has(entryId))];
  return [...seen.current];
}
