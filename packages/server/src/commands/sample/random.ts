/** A source of numbers in [0, 1) that repeats itself for the same seed (mulberry32). */
export type Random = () => number;

/** Starts such a source. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Whole number from 0 to `below` - 1. */
export const wholeBelow = (random: Random, below: number): number => Math.floor(random() * below);

/** One of the items, which must not be empty. */
export function pickOne<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[wholeBelow(random, items.length)] ?? items[0];
}

/** `count` different items, or all of them. */
export function pickSome<T>(random: Random, items: readonly T[], count: number): T[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(wholeBelow(random, left.length), 1),
  ).flat();
}

/** The key of a table of weights that sum up to 100. */
export function pickWeighted<K extends string>(random: Random, weights: readonly (readonly [K, number])[], last: K): K {
  let rest = random() * 100;
  for (const [key, weight] of weights) {
    rest -= weight;
    if (rest < 0) return key;
  }
  return last;
}
