import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRoomChanges } from '#areas/workspace/public/use-room-changes.ts';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { entryQuery } from '../api.ts';
import { EntryCard } from '../parts/card/entry-card.tsx';

type Props = { projectId: number; entryId: number };

/** One entry beside a view, drawn as in the feed and kept current. */
export function EntryPanel({ projectId, entryId }: Props) {
  const client = useQueryClient();
  const query = entryQuery(entryId);
  const entry = useQuery({ ...query, staleTime: 0 });
  useRoomChanges(projectId, () => client.invalidateQueries({ queryKey: query.queryKey }));
  if (entry.isPending) return <Loading />;
  if (entry.data === null) return <EmptyState text="삭제되었거나 볼 수 없는 글입니다." />;
  if (entry.data === undefined) return <LoadError onRetry={() => entry.refetch()} />;
  return <EntryCard entry={entry.data} />;
}
