import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPaths, readFiles, type SourceFile } from './source-files.ts';

const FENCED = /^```.*?^```/gms;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

const brokenLinks = ({ path, text }: SourceFile): string[] =>
  [...text.replace(FENCED, '').matchAll(/(?:\]\(|src=")([^)"\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
    })
    .map((link) => `${path}: ${link} leads nowhere`);

/** A file path in backticks with at least one folder. `…` stands for omitted folders. */
const NAMED_PATH = /`((?:[\w.@-]+\/|…\/)+[\w.-]+\.(?:tsx?|mjs|css|sql|ya?ml|sh))`/g;

const FOLDERS = ['packages', 'scripts', 'e2e', 'bench', 'deploy', '.ci'];

/** Paths in backticks that match the end of no file's path. */
function brokenPaths({ path, text }: SourceFile, files: readonly string[]): string[] {
  return [...text.replace(FENCED, '').matchAll(NAMED_PATH)]
    .map(([, named = '']) => named)
    .filter((named) => {
      const [first = '', ...others] = named.split('…');
      return !files.some((file) => {
        const whole = `/${file}`;
        const begins = others.length === 0 || whole.includes(`/${first}`);
        return begins && whole.endsWith(others.at(-1) ?? `/${first}`);
      });
    })
    .map((named) => `${path}: there is no ${named}`);
}

/** Checks that links between pages, links to headings and paths in backticks lead somewhere. */
export function checkDocLinks(): string[] {
  const files = FOLDERS.flatMap(listPaths);
  return [
    ...['docs', 'bench', 'packages'].flatMap((folder) => readFiles(folder, /\.md$/)),
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ].flatMap((page) => [...brokenLinks(page), ...brokenPaths(page, files)]);
}
