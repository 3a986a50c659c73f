/** The list with the entry of one place at another place; a place outside of it is its nearer end. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined) return [...entries];
  const others = entries.filter((_, place) => place !== from);
  const place = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, place), entry, ...others.slice(place)];
}
