import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { Suspense } from 'react';
import { useWhenSent } from '#areas/site-queue/public/use-when-sent.ts';
import { isForbidden } from '#lib/refusal.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { useReports } from './use-reports.ts';

const CompanyReport = lazyPart(async () => (await import('../parts/company-report.tsx')).CompanyReport);

const KINDS = ['report', 'signature'] as const;

type Props = {
  projectId: number;
  actor: Actor;
  /** The contact of the site, whose name is offered to who signs. */
  contact: string;
};

/** The tab 확인서 of an award: the report is written, signed and read here (D-451). */
export function ReportTab({ projectId, actor, contact }: Props) {
  const { loaded, reload } = useReports(projectId);
  useWhenSent(projectId, KINDS, reload);
  const forbidden = isForbidden(loaded.error);
  if (forbidden || (loaded.isError && !loaded.data))
    return <LoadError forbidden={forbidden} onRetry={() => loaded.refetch()} />;
  if (!loaded.data) return <Loading />;
  const { data: reports, meta: page } = loaded.data;
  if (page.access === 'closed') return <Empty>{messageText('report.closed')}</Empty>;
  return (
    <Suspense fallback={<Loading />}>
      <CompanyReport key={page.awardId} {...{ projectId, actor, contact, reports, page, reload }} />
    </Suspense>
  );
}
