import type { Actor } from '@portal/contract/core/actor';
import { createContext, useContext } from 'react';

/** The signed-in user of the pages below. The route guard provides it. */
export const ActorContext = createContext<Actor | null>(null);

/** The signed-in user, for the contract's rules. */
export function useActor(): Actor {
  const actor = useContext(ActorContext);
  if (actor === null) throw new Error('no page outside the guard has a user');
  return actor;
}
