import type { Actor } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readLatestChanges } from '#areas/comments/public/latest-changes.ts';
import type { LiveSource, Versioned } from './live-source.ts';
import { type HistoryEntry, lineOf, type TracedChange, tracedChanges } from './traced-changes.ts';

/** Scores leave no line in the history. They count as this user's own once the user has rated on this page. */
const isOwn = ({ entry }: TracedChange, { userId }: Actor, hasRated: boolean): boolean =>
  entry === undefined ? hasRated : entry.userId === userId;

type Options<Project> = {
  project: Project;
  actor: Actor;
  /** Whether the form has scores that are not saved. */
  rating: boolean;
};

type Traced<Project> = { project: Project; history: readonly HistoryEntry[] };

/** What other users changed since this user opened the page or last confirmed the changes (D-211). */
export function useUnseenChanges<Project extends Versioned>(
  { kind, board, changesBetween }: LiveSource<Project>,
  { project, actor, rating }: Options<Project>,
) {
  const [seen, setSeen] = useState(project);
  const [traced, setTraced] = useState<Traced<Project>>({ project, history: [] });
  const [hasRated, setHasRated] = useState(false);
  if (rating && !hasRated) setHasRated(true);
  const { data: history } = useQuery({
    queryKey: [kind, 'latest changes', project.id, project.version],
    queryFn: ({ signal }) => readLatestChanges(board, project.id, signal),
    enabled: seen.version !== project.version,
  });
  // The lines change only together with their history, so that none appears without its author.
  if (history !== undefined && traced.project !== project) setTraced({ project, history });
  const isNewer = seen.version < traced.project.version;
  const since = isNewer ? tracedChanges(changesBetween(seen, traced.project), traced.history) : [];
  const changes = since.filter((line) => !isOwn(line, actor, hasRated));
  if (isNewer && changes.length === 0) setSeen(traced.project);
  const confirm = () => {
    setSeen(traced.project);
    setHasRated(rating);
  };
  return { lines: changes.map(lineOf), confirm };
}
