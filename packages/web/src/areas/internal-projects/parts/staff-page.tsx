import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useEffect } from 'react';
import { logFailure } from '../../../lib/failures.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { PageTitle } from '../../../ui/headings.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** Nothing to see for contractors, and the console says why (D-78). */
function Closed({ title }: { title: string }) {
  useEffect(() => logFailure(title, messageText('FORBIDDEN')), [title]);
  return (
    <>
      <PageTitle title={title} />
      <EmptyState text={messageText('common.noData')} />
    </>
  );
}

/** A page of internal projects for those who may use them. */
export function StaffPage({ title, children }: { title: string; children: (actor: Actor) => ReactNode }) {
  const actor = useActor();
  if (!actor) return null;
  return mayUseInternalProjects(actor) ? children(actor) : <Closed title={title} />;
}
