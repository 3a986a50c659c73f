import { initialMode, type MenuMode, mayToggleMode } from '@portal/contract/areas/menu/mode';
import { UserType } from '@portal/contract/core/actor';
import { useSyncExternalStore } from 'react';
import { readSession } from '#lib/session.ts';

/** The names of the modes. */
export const MODE_NAMES: Readonly<Record<MenuMode, string>> = { M: '직원', C: '협력사' };

/** It goes with the session (D-17). */
const STORAGE_KEY = 'menumode';

const listeners = new Set<() => void>();

/** The menu mode on screen: the own one, or the stored one for users who may switch (SHELL-26, SHELL-27). */
export function readMenuMode(): MenuMode {
  const session = readSession();
  if (session === null) return UserType.Partner;
  const stored = localStorage.getItem(STORAGE_KEY);
  const isMode = stored === UserType.Staff || stored === UserType.Partner;
  return isMode && mayToggleMode(session) ? stored : initialMode(session.userType);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The menu mode on screen, updated when it changes. */
export const useMenuMode = (): MenuMode => useSyncExternalStore(subscribe, readMenuMode);

/** The other of the two modes. */
export const otherMode = (mode: MenuMode): MenuMode => (mode === UserType.Staff ? UserType.Partner : UserType.Staff);

/** Switches to a mode. It has no effect for users who may not switch (D-33). */
export function setMenuMode(mode: MenuMode): void {
  const session = readSession();
  if (session === null || !mayToggleMode(session)) return;
  localStorage.setItem(STORAGE_KEY, mode);
  for (const listener of listeners) listener();
}
