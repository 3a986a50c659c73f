type Query = Record<string, string | number>;

const nameOf = (path: string): string => `list ${path}`;

/** Keeps where in a list the user was, so that 목록 brings him back there. */
export const rememberList = (path: string, query: Query): void =>
  sessionStorage.setItem(nameOf(path), JSON.stringify(query));

/** The query kept for a list; none after a fresh start. */
export function lastList(path: string): Query {
  const kept = sessionStorage.getItem(nameOf(path));
  return kept === null ? {} : (JSON.parse(kept) as Query);
}
