/** Pairs that one search looks up, in all rooms or other scopes together. */
const MOST_LOOKUPS = 10_000;

/**
 * The pairs of a keyword that are looked up in each of so many scopes. In many scopes some pairs of a long keyword are
 * left out, evenly. They only narrow the rows whose words are compared, and each costs a look into the index.
 */
export function lookupPairs(pairs: readonly string[], scopes: number): string[] {
  const distinct = [...new Set(pairs)];
  const most = Math.max(1, Math.floor(MOST_LOOKUPS / Math.max(1, scopes)));
  const step = Math.max(1, distinct.length / most);
  return distinct.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
