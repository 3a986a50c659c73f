import { MAX_PAGE } from '@portal/contract/core/paging';

/** The query of an address as the router hands it out. */
export type Query = Readonly<Record<string, unknown>>;

/** The text of a name; '' when it is missing or no text. */
export const textOf = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** A page, size or id of 1 or more; 0 for anything else. */
export const countOf = (query: Query, name: string): number => {
  const value = Number(textOf(query, name));
  return Number.isInteger(value) && value > 0 && value <= MAX_PAGE ? value : 0;
};
