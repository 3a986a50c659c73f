import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { createStore } from '#lib/create-store.ts';

/** Hears who signed in by his second factor; null when he gave up. */
type Settle = (user: SignedInUser | null) => void;

/** A second step that the landing page asks for, or null. */
export const pendingStep = createStore<Settle | null>(null);

/** Asks for the second step over the landing page. */
export const askSecondStep = (): Promise<SignedInUser | null> =>
  new Promise((resolve) => {
    pendingStep.set((user) => {
      pendingStep.set(null);
      resolve(user);
    });
  });
