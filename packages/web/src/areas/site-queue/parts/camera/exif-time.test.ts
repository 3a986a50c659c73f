import { expect, it } from 'vitest';
import { readTakenTime } from './exif-time.ts';

const ASCII = 2;

/** A JPEG head with DateTimeOriginal, and its offset where one is given. Words of the TIFF block are big-endian. */
function jpegHead(taken: string, offset = ''): Blob {
  const texts = [taken, ...(offset === '' ? [] : [offset])].map((text) => new TextEncoder().encode(`${text}\0`));
  const word = (value: number) => [value >> 8, value & 255];
  const long = (value: number) => [...word(value >>> 16), ...word(value & 0xffff)];
  const exifAt = 26;
  let textAt = exifAt + 2 + texts.length * 12 + 4;
  const entries = texts.flatMap((text, index) => {
    const entry = [...word(index === 0 ? 0x9003 : 0x9011), ...word(ASCII), ...long(text.length), ...long(textAt)];
    textAt += text.length;
    return entry;
  });
  const first = [0x4d, 0x4d, 0, 42, ...long(8), ...word(1), ...word(0x8769), ...word(4), ...long(1), ...long(exifAt)];
  const tiff = [...first, ...long(0), ...word(texts.length), ...entries, ...long(0), ...texts.flatMap((t) => [...t])];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe1, ...word(exif.length + 2), ...exif, 0xff, 0xda])]);
}

it.each([
  ['the zone that the camera wrote', jpegHead('2026:11:28 03:00:05', '+07:00'), '2026-11-28T03:00:05+07:00'],
  ['a day that no calendar has', jpegHead('2026:13:41 03:00:05', '+09:00'), ''],
  ['a text that is no time', jpegHead('yesterday, at noon ', '+09:00'), ''],
  ['a file that is cut short', jpegHead('2026:11:28 03:00:05', '+09:00').slice(0, 40), ''],
  ['a file that is no picture', new Blob(['hello']), ''],
  ['an empty file', new Blob([]), ''],
])('the time of a photo: %s', async (_, file, expected) => {
  expect(await readTakenTime(file)).toBe(expected);
});

it('a camera that wrote no zone means that of the device', async () => {
  const taken = await readTakenTime(jpegHead('2026:11:28 03:00:05'));
  expect(taken).toMatch(/^2026-11-28T03:00:05[+-]\d\d:\d\d$/);
  expect(Date.parse(taken)).toBe(new Date(2026, 10, 28, 3, 0, 5).getTime());
});
