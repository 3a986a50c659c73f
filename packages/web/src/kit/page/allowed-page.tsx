import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useEffect } from 'react';
import { logFailure } from '#lib/failures.ts';
import { useActor } from '#lib/use-actor.ts';
import { EmptyState } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';

/** Nothing to see, and the console says why (D-78). */
function Closed({ title }: { title: string }) {
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
  /** Who may see it: the policy that its calls have too. */
  may: (actor: Actor) => boolean;
  /** What others see instead of an empty page. */
  otherwise?: ReactNode;
  children: (actor: Actor) => ReactNode;
};

/** A page for those who may use it, drawn for the user it is shown to. */
export function AllowedPage({ title, may, otherwise = <Closed title={title} />, children }: Props) {
  const actor = useActor();
  if (!actor) return null;
  return may(actor) ? children(actor) : otherwise;
}
