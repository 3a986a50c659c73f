import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { drawPhoto } from './support/draw-photo.ts';
import { addProjectAtStage } from './support/project-stages.ts';
import { openAs, PHONE } from './support/sign-in.ts';

type Shot = { label: string; caption?: string; pair?: string; hours?: number };

const section = (page: Page) => page.getByRole('region', { name: '현장 사진' });

/** Sends a photo as the device of the crew does. Returns its entry. */
async function shoot(crew: Page, id: number, { label, caption = '', pair = '', hours = 0 }: Shot): Promise<string> {
  const list = await crew.request.post('/api/Site/photo-list', { data: { Id: id } });
  const AwardId = String((await list.json()).meta.awardId);
  const EntryId = randomUUID();
  const TakenDtm = new Date(Date.now() - hours * 3_600_000).toISOString();
  const photo = await drawPhoto(crew, `${label} ${caption}.jpg`, '#8aa9c8');
  const multipart = { AwardId, EntryId, Label: label, Caption: caption, PairEntryId: pair, TakenDtm, photo };
  const reply = await crew.request.post('/api/Site/photo-add', { multipart });
  expect(reply.status(), await reply.text()).toBe(200);
  return EntryId;
}

test('staff see new photos at once, in pairs and by label, with both times, and take all as one zip', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `현장 사진 ${Date.now()}`);
  const [staff, crew] = [await openAs(browser, 'sales1'), await openAs(browser, 'hanbit1')];
  await Promise.all([staff.goto(`/projects/view/${id}`), crew.goto('/login')]);
  await expect(staff.getByRole('heading', { name: '고객 및 현장 정보' })).toBeVisible();
  await expect(section(staff)).toHaveCount(0);

  const before = await shoot(crew, id, { label: 'B', caption: '지하 2층 A구역', hours: 4 });
  await expect(section(staff).getByText('짝 0 · 짝 사진 없음 1')).toBeVisible();
  await shoot(crew, id, { label: 'A', pair: before });
  await expect(section(staff).getByText('짝 1', { exact: true })).toBeVisible();
  await shoot(crew, id, { label: 'M', caption: '감지기 상자' });
  await section(staff).getByRole('button', { name: '자재 1' }).click();
  await expect(section(staff).getByText('전후 짝')).toHaveCount(0);
  await section(staff).getByRole('button', { name: '모두', exact: true }).click();

  await section(staff)
    .getByRole('button', { name: /^전 · 지하 2층 A구역 .* · 4시간 뒤 크게 보기$/ })
    .click();
  const view = staff.getByRole('dialog', { name: '현장 사진 보기' });
  await expect(view.getByRole('img')).toHaveCount(2);
  await expect(view.getByText(/찍음 · .* 받음/)).toBeVisible();
  const drawn = await view
    .getByRole('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      Promise.all(pictures.map((picture) => picture.decode().then(() => picture.naturalWidth))),
    );
  expect(drawn).toEqual([1600, 1600]);
  await staff.keyboard.press('Escape');
  await expect(view).toHaveCount(0);

  const waiting = staff.waitForEvent('download');
  await section(staff).getByRole('link', { name: 'zip 받기' }).click();
  const zip = await readFile(await (await waiting).path());
  const names = zip.toString('utf8').match(/(전|후|자재) \d{4}-\d{2}-\d{2} \d{2}\.\d{2}\.\d{2}\.jpg/g) ?? [];
  expect(new Set(names).size).toBe(3);
});

test('on a phone the photos stay in the width of the page, and the large view shows the pair one above the other', async ({
  browser,
}) => {
  const id = await addProjectAtStage(browser, 'awarded', `휴대폰 사진 ${Date.now()}`);
  const crew = await openAs(browser, 'hanbit1');
  await crew.goto('/login');
  const before = await shoot(crew, id, { label: 'B', caption: '입구 램프' });
  await shoot(crew, id, { label: 'A', caption: '입구 램프', pair: before });
  await shoot(crew, id, { label: 'D' });
  const staff = await openAs(browser, 'pm1', PHONE);
  await staff.goto(`/projects/view/${id}`);
  await section(staff)
    .getByRole('button', { name: /^후 · 입구 램프/ })
    .tap();
  const view = staff.getByRole('dialog', { name: '현장 사진 보기' });
  const places = await view.getByRole('img').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const { left, right, top } = picture.getBoundingClientRect();
      return { inside: left >= 0 && right <= window.innerWidth, top };
    }),
  );
  expect(places.map(({ inside }) => inside)).toEqual([true, true]);
  expect(places[0]?.top).toBeLessThan(places[1]?.top ?? 0);
  await view.getByRole('button', { name: '닫기' }).tap();
  expect(await staff.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
