import { createContext } from 'react';

/** Reads the names of the people who can give rights. The kit knows no calls, so the app provides it. */
export const WhomToAsk = createContext<{ queryKey: readonly string[]; read: () => Promise<string[]> } | null>(null);
