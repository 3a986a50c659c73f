/** Resolves to whether the user wants to sign out; null when there was nothing to ask about. */
type Guard = () => Promise<boolean | null>;

let guard: Guard | null = null;

/** Sets what is asked before a sign-out, such as about entries that are unsent on this device. Null takes it back. */
export const setSignOutGuard = (next: Guard | null): void => {
  guard = next;
};

/** Asks what there is to ask before a sign-out. Null when there is nothing. */
export const askSignOutGuard = async (): Promise<boolean | null> => (guard === null ? null : guard());
