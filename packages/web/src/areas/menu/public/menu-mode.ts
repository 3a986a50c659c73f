import { initialMode, type MenuMode, mayToggleMode } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { useSyncExternalStore } from 'react';
import { readSession } from '../../../lib/session.ts';

/** Kept for this sitting only; a new login starts from the initial mode (D-17). */
const KEPT = 'menumode';

const listeners = new Set<() => void>();

/** Which menus the user looks at: his own, or the other ones while he may toggle (SHELL-27). */
export function readMenuMode(): MenuMode {
  const session = readSession();
  if (session === null) return UserType.Partner;
  const kept = sessionStorage.getItem(KEPT);
  const known = kept === UserType.Staff || kept === UserType.Partner;
  return known && mayToggleMode(session) ? kept : initialMode(session.userType);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode on screen, also after somebody else turned it. */
export const useMenuMode = (): MenuMode => useSyncExternalStore(subscribe, readMenuMode);

/** Turns to a mode; without effect for those who may not toggle (D-33). */
export function showMenuMode(mode: MenuMode): void {
  sessionStorage.setItem(KEPT, mode);
  for (const listener of listeners) listener();
}

/** Turns to the other mode and answers it. */
export function toggleMenuMode(): MenuMode {
  const next = readMenuMode() === UserType.Staff ? UserType.Partner : UserType.Staff;
  showMenuMode(next);
  return next;
}
