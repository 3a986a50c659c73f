import { readFiles, readSources } from './source-files.ts';

/** What must not grow. A change that makes one smaller writes the new number here. */
const MOST = {
  'lint suppressions': 21,
  'lines of style sheets in areas': 4_809,
  'lines of style sheets': 14_475,
} as const;

type Measure = keyof typeof MOST;

const linesOf = (sheets: readonly { text: string }[]): number =>
  sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

function measure(): Record<Measure, number> {
  const sheets = readFiles('packages/web/src', /\.css$/);
  const suppressions = ['packages', 'e2e', 'bench']
    .flatMap(readSources)
    .reduce((sum, { text }) => sum + text.split('biome-ignore').length - 1, 0);
  return {
    'lint suppressions': suppressions,
    'lines of style sheets in areas': linesOf(sheets.filter(({ path }) => path.includes('/areas/'))),
    'lines of style sheets': linesOf(sheets),
  };
}

const entries = () => Object.entries(measure()) as [Measure, number][];

/** Checks that suppressions and style sheets do not grow. */
export const checkMass = (): string[] =>
  entries().flatMap(([what, now]) => (now > MOST[what] ? [`${what}: ${now}, at most ${MOST[what]}`] : []));

/** The numbers of this run, for its last lines. */
export const describeMass = (): string =>
  entries()
    .map(([what, now]) => `${what}: ${now}`)
    .join(', ');
