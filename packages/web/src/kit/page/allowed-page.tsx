import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useEffect } from 'react';
import { logFailure } from '#lib/failures.ts';
import { useActor } from '#lib/use-actor.ts';
import { EmptyState } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';

/** An empty page. The console says why (D-78). */
function NoAccess({ title }: { title: string }) {
  useEffect(() => logFailure(title, messageText('FORBIDDEN')), [title]);
  return (
    <>
      <PageTitle title={title} />
      <EmptyState text={messageText('common.noData')} />
    </>
  );
}

type Props = {
  title: string;
  /** The policy that decides who may see the page, the same as for its calls. */
  may: (actor: Actor) => boolean;
  /** Shown to other users instead of an empty page. */
  otherwise?: ReactNode;
  children: (actor: Actor) => ReactNode;
};

/** A page that only some users may see. Its children get the signed-in user. */
export function AllowedPage({ title, may, otherwise = <NoAccess title={title} />, children }: Props) {
  const actor = useActor();
  if (!actor) return null;
  return may(actor) ? children(actor) : otherwise;
}
