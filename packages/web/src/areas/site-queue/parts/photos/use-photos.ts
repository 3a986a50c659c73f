import { useQuery } from '@tanstack/react-query';
import { photosQuery } from '#areas/site-photos/public/photos-query.ts';
import { useProjectEvents } from '#lib/events/use-project-events.ts';
import { useUnsent } from '../../public/use-unsent.ts';
import { useWhenSent } from '../list/use-when-sent.ts';

const NONE: readonly never[] = [];

/** The photos of an award: those of the server, and the own ones that are still on this device. */
export function usePhotos(projectId: number) {
  const { data, isError, error, refetch } = useQuery(photosQuery(projectId, 0));
  const unsent = useUnsent();
  useProjectEvents(true, () => refetch(), { id: projectId });
  const sent = data?.data ?? NONE;
  const waiting = (unsent?.own ?? NONE).filter((entry) => entry.kind === 'photo' && entry.projectId === projectId);
  useWhenSent(waiting.length, refetch);
  return { sent, waiting, page: data?.meta, isError, error, refetch };
}
