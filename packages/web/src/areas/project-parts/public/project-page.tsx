import { messageText } from '@portal/contract/messages/catalogue';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { type InfoSource, useProjectInfo } from '../parts/use-project-info.ts';

/** A project and how to draw it anew after an action. */
export type Shown<Project> = { project: Project; reload: () => Promise<void> };

type Props<Project> = { title: string; source: InfoSource<Project>; children: (shown: Shown<Project>) => ReactNode };

/** Replaces the address by one with the current time, which asks the server again (OUT-87, INT-60). */
function useReload() {
  const navigate = useNavigate();
  const search = (query: object) => ({ ...query, reload: Date.now() });
  // The page stays, so nothing typed is lost: no question.
  return () => navigate({ to: '.', replace: true, ignoreBlocker: true, search });
}

/** What all details share: loading, failing, nothing there (OUT-86, OUT-89, INT-51). */
export function ProjectPage<Project>({ title, source, children }: Props<Project>) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const query: Record<string, unknown> = useSearch({ strict: false });
  const reload = useReload();
  const found = useProjectInfo(source, id, String(query['reload'] ?? ''));
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
