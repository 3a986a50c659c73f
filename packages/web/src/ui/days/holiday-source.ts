import { createContext } from 'react';

/** Names of public holidays by day. */
export type Holidays = Readonly<Record<string, readonly string[]>>;

const NONE: Holidays = {};

/** The hook that returns the public holidays between two days. The layout provides it, because it reads a look-up. */
export const HolidaySource = createContext<(from: string, to: string) => Holidays>(() => NONE);
