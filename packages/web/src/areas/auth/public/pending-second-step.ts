import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { createStore } from '#lib/create-store.ts';

/** Gets the user who signed in by a second factor, or null when they cancelled. */
type Settle = (user: SignedInUser | null) => void;

/** The open request for a second factor on the landing page, or null. */
export const pendingSecondStep = createStore<Settle | null>(null);

/** Asks for the second factor on the landing page. */
export const askSecondStep = (): Promise<SignedInUser | null> =>
  new Promise((resolve) => {
    pendingSecondStep.set((user) => {
      pendingSecondStep.set(null);
      resolve(user);
    });
  });
