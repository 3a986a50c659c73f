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

const whole = readFileSync(join(ROOT, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2'));
const font = await subsetFont(whole, String.fromCodePoint(...points), {
  targetFormat: 'woff2',
  variationAxes: WEIGHTS,
  keepFeatures: FEATURES,
});
writeFileSync(join(STYLES, 'portal-sans.woff2'), font);

const hex = (point) => point.toString(16);
const ranges = [];
for (const point of points) {
  const last = ranges.at(-1);
  if (last?.to === point - 1) last.to = point;
  else ranges.push({ from: point, to: point });
}
const range = ranges.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
writeFileSync(
  join(STYLES, 'portal-sans.css'),
  `/* Made by \`npm run font\` from Pretendard (SIL Open Font License 1.1): the characters of our own texts, in one file. */
@font-face {
  font-family: "Portal Sans";
  font-style: normal;
  font-display: swap;
  font-weight: 400 700;
  src: url("./portal-sans.woff2") format("woff2");
  unicode-range: ${range};
}
`,
);
console.log(`${points.length} characters, ${Math.round(font.length / 1024)} KB`);
