import type { Actor } from '@portal/contract/core/actor';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useEffect } from 'react';
import { logFailure } from '#lib/failures.ts';
import { useActor } from '#lib/use-actor.ts';
import { Forbidden } from './forbidden.tsx';

/** The refusal of the page. The console has it too (D-78). */
function NoAccess({ title }: { title: string }) {
  useEffect(() => logFailure(title, messageText('FORBIDDEN')), [title]);
  return <Forbidden title={title} />;
}

type Props = {
  title: string;
  /** The policy that decides who may see the page, the same as for its calls. */
  may: (actor: Actor) => boolean;
  /** Shown to other users instead of the refusal. */
  otherwise?: ReactNode;
  children: (actor: Actor) => ReactNode;
};

/** A page that only some users may see. Its children get the signed-in user. */
export function AllowedPage({ title, may, otherwise = <NoAccess title={title} />, children }: Props) {
  const actor = useActor();
  if (!actor) return null;
  return may(actor) ? children(actor) : otherwise;
}
