import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { photosKey, photosQuery } from '#areas/site-photos/public/photos-query.ts';
import { readAgain } from '#lib/cache/read-again.ts';
import { useChanges } from '#lib/events/use-changes.ts';
import { useUnsent } from '../../public/use-unsent.ts';
import { useWhenSent } from '../../public/use-when-sent.ts';

const NONE: readonly never[] = [];
const KINDS = ['photo'] as const;

/** The photos of an award: those of the server, and the own ones that are still on this device. */
export function usePhotos(projectId: number) {
  const client = useQueryClient();
  const { data, isError, error, refetch } = useQuery(photosQuery(projectId, 0));
  const unsent = useUnsent();
  useChanges({ event: PROJECT_EVENT, only: projectId }, () => refetch());
  const sent = data?.data ?? NONE;
  // The server may tell of a photo before it has left the device.
  const isSent = new Set(sent.map(({ entryId }) => entryId));
  const waiting = (unsent?.own ?? NONE).filter(
    (entry) => entry.kind === 'photo' && entry.projectId === projectId && !isSent.has(entry.entryId),
  );
  useWhenSent(projectId, KINDS, () => readAgain(client, photosKey(projectId)));
  return { sent, waiting, page: data?.meta, isError, error, refetch };
}
