import { formatStrokes, type Strokes } from '@portal/contract/areas/site-reports/strokes';
import { makeRandom } from '../random.ts';

const POINTS = 26;

/** One stroke of a pen: a wave that moves to the right. */
function strokeFrom(left: number, seed: number): Strokes[number] {
  const random = makeRandom(seed);
  const [width, height, turns] = [random.whole(150, 230), random.whole(50, 95), random.whole(2, 4)];
  return Array.from({ length: POINTS }, (_, index): readonly [number, number] => {
    const share = index / (POINTS - 1);
    const swing = Math.sin(share * turns * 2 * Math.PI) * height * (1 - share / 2);
    return [left + share * width, 190 + swing + share * 24];
  });
}

/** A drawn signature as vectors; another one for each seed. */
export const drawSignature = (seed: number): string =>
  formatStrokes([strokeFrom(140, seed), strokeFrom(390, seed + 1), strokeFrom(610, seed + 2)]);
