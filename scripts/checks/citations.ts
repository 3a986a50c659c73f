import { readFileSync } from 'node:fs';
import { readFiles, type SourceFile } from './source-files.ts';

const AREA_IDS = '[A-Z]+-\\d{2,3}';
const TABLE_IDS = 'MT\\d|TH\\d{1,2}b?|[TIR]\\d{1,2}';

/** The place where an id is defined: the first cell of a row, a heading, or a bold list item. */
const DEFINITION = new RegExp(`^(?:\\| |### |- \\*\\*)(${AREA_IDS}|${TABLE_IDS})(?=\\*\\*| \\|| )`, 'gm');

const specPages = readFiles('docs/spec', /\.md$/);

const definedIds = (): string[] =>
  specPages.flatMap(({ text }) => [...text.matchAll(DEFINITION)].map(([, id = '']) => id));

const citingFiles = (): SourceFile[] => [
  ...['packages', 'e2e', 'bench', 'scripts'].flatMap((folder) => readFiles(folder, /\.(tsx?|mjs|cjs|css)$/)),
  ...readFiles('docs', /\.md$/),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
];

/** A pattern for ids with the prefixes of the defined ones. A time such as T09:00 is not an id. */
const citation = (ids: ReadonlySet<string>): RegExp => {
  const areas = new Set([...ids].filter((id) => id.includes('-')).map((id) => id.split('-')[0]));
  return new RegExp(`(?<![\\w./&#-])(?:(?:${[...areas].join('|')})-\\d{2,3}|${TABLE_IDS})(?![\\w:-])`, 'g');
};

/** Places of the wire that the text names but its page lacks: "wire.md, Throttles". */
const missingPlaces = ({ path, text }: SourceFile): string[] => {
  const wire = specPages.find((spec) => spec.path.endsWith('wire.md'))?.text ?? '';
  return [...text.matchAll(/wire\.md, ([A-Z]\w+)/g)]
    .map(([, place = '']) => place)
    .filter((place) => !wire.includes(place))
    .map((place) => `${path}: wire.md says nothing of ${place}`);
};

/** Checks that every id of the specification in code, tests and pages is defined there, exactly once. */
export const checkCitations = (): string[] => {
  const defined = definedIds();
  const known = new Set(defined);
  const pattern = citation(known);
  const strangers = (text: string): string[] =>
    [...text.matchAll(pattern)].map(([id]) => id).filter((id) => !known.has(id));
  return [
    ...(known.size === 0 ? ['docs/spec defines no id'] : []),
    ...defined.filter((id, at) => defined.indexOf(id) !== at).map((id) => `docs/spec defines ${id} twice`),
    ...citingFiles().flatMap((file) => [
      ...file.text
        .split('\n')
        .flatMap((line, at) => strangers(line).map((id) => `${file.path}:${at + 1}: ${id} is not in docs/spec`)),
      ...missingPlaces(file),
    ]),
  ];
};
