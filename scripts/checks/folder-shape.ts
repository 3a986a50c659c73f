import { readFiles, readSources, type SourceFile } from './source-files.ts';

type Shape = { roles: string[]; folders: string[]; roomsIn?: string; anyRule?: boolean };

/**
 * The role files of an area, the folders it may have, and the folder that may have subfolders. Areas of the contract
 * may also have files of rules, named after their subject.
 */
const SHAPES: Record<string, Shape> = {
  contract: { roles: ['calls', 'shapes', 'status', 'policy', 'forms'], folders: [], anyRule: true },
  server: {
    roles: ['area', 'tables', 'access', 'queries', 'view', 'routes', 'transitions'],
    folders: ['queries', 'public'],
  },
  web: { roles: ['area', 'api'], folders: ['pages', 'parts', 'public'], roomsIn: 'parts' },
};

const EXPORT = /export (?:declare )?(?:async )?(?:function|const|class|type) (\w+)/g;

const exportsOf = (text: string): string[] => [...text.matchAll(EXPORT)].map((match) => match[1] ?? '');

/** File names that say nothing about their contents. */
const VAGUE_NAMES = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'service',
  'types',
  'constants',
  'index',
]);

const lettersOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

const stemOf = (word: string): string => word.replace(/ies$/, 'y').slice(0, 5);

/** True when an export contains a word of the file name: grants.ts may export grantedMenus, copies.ts openCopy. */
const sharesWord = (stem: string, text: string): boolean =>
  exportsOf(text).some((name) => stem.split('-').some((word) => name.toLowerCase().includes(stemOf(word))));

/** True when a component file exports its own name: project-table.tsx exports ProjectTable. */
const exportsOwnName = (stem: string, text: string): boolean =>
  exportsOf(text).some((name) => name.toLowerCase() === lettersOf(stem));

const checkFolder = (shape: Shape, inArea: string[]): string | null => {
  if (inArea.length === 1) return null;
  const [folder = '', room = ''] = inArea;
  const name = inArea.at(-1) ?? '';
  if (!shape.folders.includes(folder)) return `an area has no folder ${folder}/`;
  if (inArea.length > (shape.roomsIn === folder ? 3 : 2)) return `${folder}/ has no folders so deep`;
  if (inArea.length === 3 && VAGUE_NAMES.has(room)) return `the name of the room ${room}/ says nothing`;
  return folder === 'pages' && name.endsWith('.tsx') && !name.endsWith('-page.tsx')
    ? 'pages are named x-page.tsx'
    : null;
};

const checkName = (shape: Shape, file: SourceFile, inArea: string[]): string | null => {
  const name = inArea.at(-1) ?? '';
  const stem = name.replace(/\.tsx?$/, '');
  if (VAGUE_NAMES.has(stem)) return 'the name says nothing';
  if (name.endsWith('.tsx')) return exportsOwnName(stem, file.text) ? null : 'exports nothing named like the file';
  if (inArea[0] === 'queries') return null;
  if (shape.anyRule || shape.roles.includes(stem) || sharesWord(stem, file.text)) return null;
  return 'no role file, and no export shares a word with its name';
};

const checkAreas = (): string[] =>
  Object.entries(SHAPES).flatMap(([side, shape]) => {
    const root = `packages/${side}/src/areas`;
    return readSources(root)
      .filter((file) => !/\.test\.tsx?$/.test(file.path))
      .flatMap((file) => {
        const inArea = file.path
          .slice(root.length + 1)
          .split('/')
          .slice(1);
        const problem = checkFolder(shape, inArea) ?? checkName(shape, file, inArea);
        return problem === null ? [] : [`${file.path}: ${problem}`];
      });
  });

/** The most files of a web folder. A larger folder must be divided into subfolders. */
const MOST_FILES = 40;

const checkFolderSizes = (): string[] => {
  const sizes = new Map<string, number>();
  for (const { path } of readFiles('packages/web/src', /\.(tsx?|css)$/)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes]
    .filter(([, size]) => size > MOST_FILES)
    .map(([folder, size]) => `${folder}: ${size} files side by side, more than ${MOST_FILES}`);
};

/** Checks that areas use only the agreed names of files and folders, and that no folder has too many files. */
export const checkFolderShape = (): string[] => [...checkAreas(), ...checkFolderSizes()];
