import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT } from './setup/paths.mjs';

const PUBLIC = join(ROOT, 'packages/web/public');
const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
/** The same without round corners. Systems cut maskable icons into their own shape; the mark lies in their safe zone. */
const square = favicon.replace(/ rx="\d+"/, '');

const ICONS = [
  { name: 'icon-192', size: 192, svg: favicon },
  { name: 'icon-512', size: 512, svg: favicon },
  { name: 'maskable-512', size: 512, svg: square },
  { name: 'apple-180', size: 180, svg: square },
];

if (square === favicon) throw new Error('favicon.svg has no round corners to remove');
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, size, svg } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, `icons/${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
console.log(ICONS.map(({ name }) => name).join(', '));
