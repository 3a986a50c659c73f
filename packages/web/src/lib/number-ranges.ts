/** Numbers are written with these digits. */
const RADIX = 36;

type Range = { start: number; end: number };

/** The ranges of a set of numbers, in their order. `end` is the first number behind one. */
function rangesOf(numbers: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (const one of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.end === one) last.end += 1;
    else ranges.push({ start: one, end: one + 1 });
  }
  return ranges;
}

/** Writes a set of numbers as its ranges: the gap before each, and its length where it is longer than one. */
export const packRanges = (numbers: readonly number[]): string =>
  rangesOf(numbers)
    .map(({ start, end }, place, ranges) => {
      const gap = (start - (ranges[place - 1]?.end ?? 0)).toString(RADIX);
      return end - start === 1 ? gap : `${gap}.${(end - start).toString(RADIX)}`;
    })
    .join(' ');

function readRanges(packed: string): Range[] {
  const ranges: Range[] = [];
  for (const part of packed === '' ? [] : packed.split(' ')) {
    const [gap = '0', length = '1'] = part.split('.');
    const start = (ranges.at(-1)?.end ?? 0) + Number.parseInt(gap, RADIX);
    ranges.push({ start, end: start + Number.parseInt(length, RADIX) });
  }
  return ranges;
}

/** Tells whether a number is in a set that `packRanges` wrote. */
export function openRanges(packed: string): (one: number) => boolean {
  const ranges = readRanges(packed);
  return (one) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.start ?? 0) <= one) low = middle + 1;
      else high = middle;
    }
    return one < (ranges[low - 1]?.end ?? Number.NEGATIVE_INFINITY);
  };
}
