import { initialMode, type MenuMode, mayToggleMode } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { useSyncExternalStore } from 'react';
import { readSession } from '#lib/session.ts';

/** Kept on the device for each user, also after he signed out (D-17). */
const keptName = (userId: string): string => `menumode ${userId}`;

const listeners = new Set<() => void>();

/** Which menus the user looks at: his own, or the other ones while he may toggle (SHELL-26, SHELL-27). */
export function readMenuMode(): MenuMode {
  const session = readSession();
  if (session === null) return UserType.Partner;
  const kept = localStorage.getItem(keptName(session.userId));
  const known = kept === UserType.Staff || kept === UserType.Partner;
  return known && mayToggleMode(session) ? kept : initialMode(session.userType);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mode on screen, also after somebody else turned it. */
export const useMenuMode = (): MenuMode => useSyncExternalStore(subscribe, readMenuMode);

/** The mode that is not on screen. */
export const otherMode = (mode: MenuMode): MenuMode => (mode === UserType.Staff ? UserType.Partner : UserType.Staff);

/** Turns to a mode; without effect for those who may not toggle (D-33). */
export function showMenuMode(mode: MenuMode): void {
  const session = readSession();
  if (session === null || !mayToggleMode(session)) return;
  localStorage.setItem(keptName(session.userId), mode);
  for (const listener of listeners) listener();
}
