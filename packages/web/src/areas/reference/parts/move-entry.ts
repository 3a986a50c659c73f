/** Moves the entry at one index to another. An index outside the list means its nearer end. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from];
  if (entry === undefined) return [...entries];
  const others = entries.filter((_, index) => index !== from);
  const target = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, target), entry, ...others.slice(target)];
}
