import { messageText } from '@portal/contract/messages/catalogue';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type InfoSource, projectQuery } from '../parts/project-query.ts';

/** A project and how to draw it anew after an action. */
type Shown<Project> = { project: Project; reload: () => Promise<void> };

type Props<Project> = { title: string; source: InfoSource<Project>; children: (shown: Shown<Project>) => ReactNode };

/**
 * Asks the server again, then replaces the address by one with the current time (OUT-87, INT-60): a button that waits
 * for it stays busy until the page shows what is true now.
 */
function useReload<Project>(source: InfoSource<Project>, id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const reload = String(Date.now());
    await client.prefetchQuery(projectQuery(source, id, reload));
    // The page stays, so nothing typed is lost: no question.
    await navigate({ to: '.', replace: true, ignoreBlocker: true, search: (query: object) => ({ ...query, reload }) });
  };
}

/** The project of the address; while it loads again or cannot be loaded again, the one before stays. */
function useShownProject<Project>(source: InfoSource<Project>, id: string) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const found = useQuery(projectQuery(source, id, String(query['reload'] ?? '')));
  const [last, setLast] = useState<{ id: string; project: Project } | null>(null);
  if (found.data && found.data !== last?.project) setLast({ id, project: found.data });
  const kept = last?.id === id ? last.project : undefined;
  return { found, project: found.data === undefined ? kept : found.data };
}

/** What all details share: loading, failing, nothing there (OUT-86, OUT-89, INT-51). */
export function ProjectPage<Project>({ title, source, children }: Props<Project>) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { found, project } = useShownProject(source, id);
  const reload = useReload(source, id);
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
