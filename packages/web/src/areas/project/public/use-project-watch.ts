import { type Actor, isStaff } from '@portal/contract/core/actor';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recordQuery } from '#kit/record/record-query.ts';
import { FEW_MS, useChanges } from '#lib/events/use-changes.ts';
import { logFailure } from '#lib/failures.ts';
import type { LiveSource, Versioned } from './live-source.ts';

const isOlder = (fresh: Versioned, shown: Versioned | undefined): boolean =>
  shown !== undefined && fresh.version < shown.version;

type Options = {
  actor: Actor;
  /** Called with each change, after the project was read again. */
  onChange?: () => unknown;
};

/**
 * Reloads a project as soon as it changes while its page is open. Returns whether it is hidden or deleted by now (D-65,
 * D-211).
 */
export function useProjectWatch<Project extends Versioned>(
  { kind, event, read }: Pick<LiveSource<Project>, 'kind' | 'event' | 'read'>,
  { id }: Project,
  { actor, onChange }: Options,
) {
  const client = useQueryClient();
  const [isHidden, setIsHidden] = useState(false);
  const refresh = async () => {
    const news = recordQuery({ kind, read }, String(id), 'news');
    try {
      // An answer under way may have been made before this change.
      await client.cancelQueries({ queryKey: news.queryKey, exact: true });
      const fresh = await client.fetchQuery({ ...news, staleTime: 0 });
      setIsHidden(fresh === null);
      // The last loaded project stays in the cache, so that the page can explain what happened.
      if (fresh === null) return;
      const shown = { queryKey: [kind, 'record', String(id)], type: 'active' } as const;
      // An action of this user may have loaded a newer version meanwhile.
      client.setQueriesData<Project>(shown, (current) => (isOlder(fresh, current) ? current : fresh));
      onChange?.();
    } catch (error) {
      if (!(error instanceof CancelledError)) logFailure(`news of project ${id}`, error);
    }
  };
  // Staff pages are few, so they follow within a second (D-211).
  const soon = isStaff(actor) ? { delayMs: FEW_MS } : {};
  useChanges({ event, only: id, enabled: !isHidden, ...soon }, refresh);
  return { isHidden };
}
