import { readFileSync } from 'node:fs';
import { readFiles, type SourceFile } from './source-files.ts';

const AREA_IDS = '[A-Z]+-\\d{2,3}';
const TABLE_IDS = 'MT\\d|TH\\d{1,2}b?|[TIR]\\d{1,2}';

/** The place where an id is defined: the first cell of a row, a heading, or a bold list item. */
const DEFINITION = new RegExp(`^(?:\\| |### |- \\*\\*)(${AREA_IDS}|${TABLE_IDS})(?= \\|| )`, 'gm');

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

/** Headings that the text names but the page lacks: "decisions.md section 20", "wire.md, Throttles". */
const missingHeadings = ({ path, text }: SourceFile): string[] => {
  const textOf = (page: string): string => specPages.find((spec) => spec.path.endsWith(page))?.text ?? '';
  const sections = [...text.matchAll(/decisions\.md,? sections? (\d+)(?: and (\d+))?/g)]
    .flatMap(([, first, second]) => [first, second])
    .filter((section) => section !== undefined && !textOf('decisions.md').includes(`\n## ${section}. `));
  const places = [...text.matchAll(/wire\.md, ([A-Z]\w+)/g)]
    .map(([, place]) => place)
    .filter((place) => !textOf('wire.md').includes(`${place}`));
  return [
    ...sections.map((section) => `${path}: decisions.md has no section ${section}`),
    ...places.map((place) => `${path}: wire.md says nothing of ${place}`),
  ];
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
      ...missingHeadings(file),
    ]),
  ];
};
