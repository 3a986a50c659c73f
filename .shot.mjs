import { chromium } from '@playwright/test';
const base = 'http://localhost:4555';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
async function open(user, width, theme='light') {
  const ctx = await browser.newContext({ viewport: { width, height: 900 }, locale: 'ko-KR', colorScheme: theme, baseURL: base, hasTouch: width < 600 });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(user, width, m.text()));
  await page.goto('/login');
  await page.locator('input').first().fill(user);
  await page.locator('input[type=password]').fill('portal1234!');
  await page.keyboard.press('Enter');
  await page.waitForURL((u) => !u.pathname.includes('login'));
  return page;
}
const steps = process.argv.slice(2);
for (const step of steps) {
  const [user, width, path, name, click, theme] = step.split('|');
  const page = await open(user, Number(width), theme || 'light');
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  if (click) for (const c of click.split('>>')) { await page.getByRole('button', { name: c }).first().click(); await page.waitForTimeout(500); }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  console.log(name, 'sideways', sideways, page.url());
  await page.screenshot({ path: `/tmp/overview/shots/${name}.png`, fullPage: true });
  await page.context().close();
}
await browser.close();
