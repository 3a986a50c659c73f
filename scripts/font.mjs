import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './setup/paths.mjs';

/** Sources of the characters on screen: messages, menus, and the names and places of the demonstration data. */
const SOURCES = ['contract/src', 'web/src', 'demo/src', 'server/src/db/migrations'];
const STYLES = join(ROOT, 'packages/web/src/styles');
/** The range of weights that the styles use. */
const WEIGHTS = { wght: { min: 400, max: 700 } };
/** What the styles and the browser use of it: pairs of letters, and digits of one width. */
const FEATURES = ['kern', 'tnum'];

const texts = SOURCES.flatMap((source) => {
  const folder = join(ROOT, 'packages', source);
  const files = readdirSync(folder, { recursive: true }).filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
});
const printable = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('');
const points = [...new Set(printable + texts.join(''))]
  .map((mark) => mark.codePointAt(0) ?? 0)
  .filter((point) => point >= 32)
  .sort((a, b) => a - b);

const whole = readFileSync(join(ROOT, 'typefaces/PretendardVariable.woff2'));
const font = await subsetFont(whole, String.fromCodePoint(...points), {
  targetFormat: 'woff2',
  variationAxes: WEIGHTS,
  keepFeatures: FEATURES,
});
writeFileSync(join(STYLES, 'portal-sans.woff2'), font);

console.log(`${points.length} characters, ${Math.round(font.length / 1024)} KB`);
