/** A seeded random generator: the same seed gives the same sequence. */
export type Random = {
  /** A number in [0, 1). */
  fraction: () => number;
  /** A whole number from `least` to `most`, both included. */
  whole: (least: number, most: number) => number;
  /** True with the given probability. */
  chance: (probability: number) => boolean;
  /** A member of the list; throws when it is empty. */
  pick: <T>(list: readonly T[]) => T;
  /** `count` different members of the list in random order, fewer when the list is shorter. */
  some: <T>(list: readonly T[], count: number) => T[];
  /** A key of a table of weights that add up to 100. */
  weighted: <K>(table: readonly (readonly [key: K, weight: number])[]) => K;
};

const RANGE = 2 ** 32;

/** Mulberry32: small, fast, and good enough for made-up data. */
function fractions(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  };
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Makes a random generator from `seed`. */
export function makeRandom(seed: number): Random {
  const fraction = fractions(seed);
  const whole = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick: (list) => required(list[whole(0, list.length - 1)]),
    some: (list, count) => {
      const left = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
    weighted: (table) => {
      let rest = fraction() * 100;
      const found = table.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      return required(found ?? table.at(-1))[0];
    },
  };
}
