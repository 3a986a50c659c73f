import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { messageText } from '@portal/contract/messages/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { projectQuery } from '../api.ts';

type Shown = {
  project: ProjectInfo;
  /** Draws the project anew after an action. */
  reload: () => Promise<void>;
};

/**
 * Asks the server again, then replaces the address by one with the current time (OUT-87): a button that waits for it
 * stays busy until the page shows what is true now.
 */
function useReload(id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const reload = String(Date.now());
    await client.prefetchQuery(projectQuery(id, reload));
    // The page stays, so nothing typed is lost: no question.
    await navigate({ to: '.', replace: true, ignoreBlocker: true, search: (query: object) => ({ ...query, reload }) });
  };
}

/** The project of the address; while it loads again or cannot be loaded again, the one before stays. */
function useShownProject(id: string) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const found = useQuery(projectQuery(id, String(query['reload'] ?? '')));
  const [last, setLast] = useState<{ id: string; project: ProjectInfo } | null>(null);
  if (found.data && found.data !== last?.project) setLast({ id, project: found.data });
  const kept = last?.id === id ? last.project : undefined;
  return { found, project: found.data === undefined ? kept : found.data };
}

/** What both details share: loading, failing, nothing there (OUT-86, OUT-89). */
export function ProjectPage({ title, children }: { title: string; children: (shown: Shown) => ReactNode }) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { found, project } = useShownProject(id);
  const reload = useReload(id);
  return (
    <>
      <PageTitle title={title} />
      {found.isError && <LoadError onRetry={() => found.refetch()} />}
      {project === undefined && found.isPending && <Loading />}
      {project === null && <EmptyState text={messageText('common.noData')} />}
      {project && children({ project, reload })}
    </>
  );
}
