import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFiles, type SourceFile } from './source-files.ts';

const FENCED = /^```.*?^```/gms;

/** The anchor a forge gives to a heading. */
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

/** Links between the pages of the repository, and to their headings, lead somewhere. */
export const checkDocLinks = (): string[] =>
  [
    ...['docs', 'bench', 'packages'].flatMap((folder) => readFiles(folder, /\.md$/)),
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ].flatMap(brokenLinks);
