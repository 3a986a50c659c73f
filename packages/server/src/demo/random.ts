/** A seeded source of choices: the same seed gives the same demonstration data every time. */
export type Random = {
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different members of the list in random order; fewer when the list is shorter. */
  some: <T>(list: readonly T[], count: number) => T[];
};

const RANGE = 2 ** 32;

/** Mulberry32: small, fast, good enough to scatter demonstration data. */
function fractions(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

/** Choices from `seed`. `pick` of an empty list throws. */
export function makeRandom(seed: number): Random {
  const next = fractions(seed);
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const take = <T>(list: T[]): T => {
    const [taken] = list.splice(whole(0, list.length - 1), 1);
    if (taken === undefined) throw new Error('nothing to choose from');
    return taken;
  };
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => take([...list]),
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () => take(left));
    },
  };
}
