import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PICTURE_LIMIT } from '@portal/contract/areas/files/kinds';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redrawPicture } from '#areas/files/redraw-picture.ts';
import { drawAnimation, drawBomb, drawPhonePhoto, drawPicture } from './draw-picture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

let number = 0;
/** Checks the bytes as an upload is checked. Returns the result and the picture to be stored. */
async function check(bytes: Buffer, userId = 'sales1') {
  number += 1;
  const path = join(folder, `upload-${number}`);
  await writeFile(path, bytes);
  const checked = await redrawPicture({ name: 'picture', path, bytes: bytes.length }, userId);
  return { ...checked, stored: await readFile(path) };
}

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a %s keeps its format (FILE-01)', async (format) => {
  const { mime, bytes, stored } = await check(await drawPicture(format));
  expect(mime).toBe(`image/${format}`);
  expect(bytes).toBe(stored.length);
  expect(await sharp(stored).metadata()).toMatchObject({ format, width: 320, height: 200 });
});

test('a large picture is reduced to 1024 px on its longest side (FILE-03)', async () => {
  const { stored } = await check(await drawPicture('jpeg', 900, 3000));
  expect(await sharp(stored).metadata()).toMatchObject({ width: 307, height: 1024 });
});

test('a phone photo is rotated upright and loses location and device (TH11)', async () => {
  const sent = await drawPhonePhoto();
  expect(sent.includes('SecretPhone')).toBe(true);
  const { stored } = await check(sent);
  const { width, height, exif, orientation } = await sharp(stored).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 200,
    height: 400,
    exif: undefined,
    orientation: undefined,
  });
  expect(stored.includes('SecretPhone')).toBe(false);
});

test('only the first frame of an animation is stored', async () => {
  const sent = await drawAnimation();
  expect((await sharp(sent).metadata()).pages).toBe(3);
  const { stored } = await check(sent);
  expect((await sharp(stored).metadata()).pages ?? 1).toBe(1);
  const { dominant } = await sharp(stored).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});

test('a print photo in CMYK is converted to RGB', async () => {
  const cmyk = await sharp(await drawPicture('jpeg'))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  expect((await sharp((await check(cmyk)).stored).metadata()).space).toBe('srgb');
});

test('a script hidden in a real picture does not survive', async () => {
  const script = '/*<script>alert(1)</script>*/';
  const gif = Buffer.concat([await drawPicture('gif'), Buffer.from(script)]);
  const { stored, mime } = await check(gif);
  expect(mime).toBe('image/gif');
  expect(stored.includes('script')).toBe(false);
});

const refusedAs = (code: string) => ({ code });

test.each(['jpeg', 'png', 'gif', 'webp'] as const)('a truncated %s is refused', async (format) => {
  const whole = await drawPicture(format);
  await check(whole);
  await expect(check(whole.subarray(0, whole.length >> 1))).rejects.toMatchObject(refusedAs('FILE_TYPE'));
});

test('anything but a picture of the four formats is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const refused = [
    Buffer.alloc(0),
    Buffer.from('GIF89a=1;alert(1)//'),
    Buffer.from(`GIF89a ${svg}`),
    Buffer.from(svg),
    Buffer.from('%PDF-1.7'),
    Buffer.from('MZ\x90\x00'),
    Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(2000, 7)]),
    await drawPicture('tiff'),
    await drawPicture('avif'),
  ];
  for (const bytes of refused) await expect(check(bytes)).rejects.toMatchObject(refusedAs('FILE_TYPE'));
});

test('a refused picture is told why (D-555)', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), Buffer.alloc(500)]);
  await expect(check(heic)).rejects.toThrow('"picture" 파일은 HEIC 형식이라 읽을 수 없습니다.');
  await expect(check(drawBomb(7400))).rejects.toThrow('4000만 화소, 한 변 16,384픽셀까지');
});

test('40 megapixels are accepted, a decompression bomb is refused without decoding it (R13)', async () => {
  const side = Math.floor(Math.sqrt(PICTURE_LIMIT.pixels));
  expect((await check(drawBomb(side))).mime).toBe('image/png');
  await expect(check(drawBomb(side + 1))).rejects.toMatchObject(refusedAs('FILE_TYPE'));

  const before = process.memoryUsage().rss;
  const bomb = drawBomb(15_000);
  expect(bomb.length).toBeLessThan(200_000);
  await Promise.all(Array.from({ length: 6 }, () => expect(check(bomb)).rejects.toMatchObject(refusedAs('FILE_TYPE'))));
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test('a side of 16,384 pixels is accepted, a longer one is refused at once (R13)', async () => {
  const { side, pixels } = PICTURE_LIMIT;
  for (const bomb of [drawBomb(1, side), drawBomb(side, 1), drawBomb(side, Math.floor(pixels / side))]) {
    expect((await check(bomb)).mime).toBe('image/png');
  }
  const start = performance.now();
  for (const bomb of [drawBomb(1, side + 1), drawBomb(side + 1, 1), drawBomb(1, pixels), drawBomb(pixels, 1)]) {
    await expect(check(bomb)).rejects.toMatchObject(refusedAs('FILE_TYPE'));
  }
  // Resizing the last two would take a minute.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('users are served in turn; when too many wait, the next is asked to try again', async () => {
  const large = drawBomb(6000);
  const small = await drawPicture('jpeg');
  const done: string[] = [];
  const send = (userId: string, bytes: Buffer) => check(bytes, userId).then(() => void done.push(userId));
  const first = Array.from({ length: 6 }, () => send('sales1', large));
  await Promise.all([...first, send('pm1', small)]);
  expect(done.indexOf('pm1')).toBeLessThan(3);

  const many = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => check(large, `user${at % 20}`)));
  const refused = many.filter((outcome) => outcome.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 3 });
});

test('10 MB are accepted, one byte more is refused', async () => {
  const picture = await drawPicture('jpeg');
  const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  expect((await check(padded(PICTURE_LIMIT.bytes))).mime).toBe('image/jpeg');
  await expect(check(padded(PICTURE_LIMIT.bytes + 1))).rejects.toMatchObject(refusedAs('TOO_LARGE'));
});
