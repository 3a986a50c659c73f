import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { messageText } from '@portal/contract/messages/catalogue';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useProject } from '../api.ts';

type Shown = {
  project: ProjectInfo;
  /** Draws the project anew after an action. */
  reload: () => Promise<void>;
};

/** Replaces the address by one with the current time, which asks the server again (OUT-87). */
function useReload() {
  const navigate = useNavigate();
  const search = (query: object) => ({ ...query, reload: Date.now() });
  // The page stays, so nothing typed is lost: no question.
  return () => navigate({ to: '.', replace: true, ignoreBlocker: true, search });
}

/** What both details share: loading, failing, nothing there (OUT-86, OUT-89). */
export function ProjectPage({ title, children }: { title: string; children: (shown: Shown) => ReactNode }) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query: Record<string, unknown> = useSearch({ strict: false });
  const reload = useReload();
  const found = useProject(id, String(query['reload'] ?? ''));
  return (
    <>
      <PageTitle title={title} />
      {found.isError && <LoadError onRetry={() => found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data === null && <EmptyState text={messageText('common.noData')} />}
      {found.data && children({ project: found.data, reload })}
    </>
  );
}
