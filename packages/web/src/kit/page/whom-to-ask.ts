import { createContext } from 'react';

/** A user who can give rights, with a telephone or ''. */
export type PersonToAsk = { name: string; phone: string };

/** Reads the people who can give rights. The kit knows no calls, so the app provides it. */
export const WhomToAsk = createContext<{ queryKey: readonly string[]; read: () => Promise<PersonToAsk[]> } | null>(
  null,
);
