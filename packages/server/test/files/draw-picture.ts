import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif';

/** A real picture with enough detail that its file is not trivially small. */
export function drawPicture(format: Format, width = 320, height = 200): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 31 + ((at * at) >> 7)) & 0xff;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A photo as from a phone: rotated by EXIF, with its location. */
export async function drawPhonePhoto(): Promise<Buffer> {
  return sharp(await drawPicture('jpeg', 400, 200))
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 58/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animation of three frames: the first red, the others blue. */
export function drawAnimation(): Promise<Buffer> {
  const side = 32;
  const frame = (red: number, blue: number) => Buffer.alloc(side * side * 3, Buffer.from([red, 0, blue]));
  const raw = { width: side, height: side * 3, channels: 3, pageHeight: side } as const;
  return sharp(Buffer.concat([frame(255, 0), frame(0, 255), frame(0, 128)]), { raw })
    .gif()
    .toBuffer();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A valid one-bit PNG of any size: a few kilobytes that decode to `width` x `height` pixels. */
export function drawBomb(width: number, height = width): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
