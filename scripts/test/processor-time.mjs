import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Places of the processor time of ended children in /proc/self/stat, behind the name of the program. */
const OF_CHILDREN = [13, 14];

/** Processor seconds of all programs that this one has started and that have ended. Without /proc it is 0. */
const endedSeconds = () => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return OF_CHILDREN.reduce((sum, at) => sum + Number(fields[at]), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
};

let counted = endedSeconds();

/**
 * Takes the processor seconds of what has ended since the last call. A step takes them when its program has ended, so
 * that steps beside each other are told apart.
 */
export const takeProcessorSeconds = () => {
  const now = endedSeconds();
  const taken = now - counted;
  counted = now;
  return taken;
};
