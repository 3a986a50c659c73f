import sharp from 'sharp';
import { box, disc, line, shape } from './drawing.ts';

/** Size of the pictures, in portrait format. */
const WIDTH = 480;
const HEIGHT = 640;
const QUALITY = 80;

const BACKS = ['#dfe6ec', '#e9e4da', '#d9e4dd', '#e5dde8'] as const;
const SKINS = ['#f0cdb0', '#e8bf9c', '#f3d6bf'] as const;
const HAIRS = ['#23201f', '#3a2c24', '#1c2026'] as const;
const COATS = ['#2f3e57', '#3d3d44', '#4b3b3f', '#2d4a45'] as const;

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0];

const jpeg = (content: string): Promise<Buffer> =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();

/** Draws head and shoulders like an identity photo; the colours depend on the index. */
export function drawPortrait(index: number, gender: 'M' | 'F'): Promise<Buffer> {
  const hair = at(HAIRS, index);
  const coat = at(COATS, index);
  const skin = at(SKINS, index);
  const long = gender === 'F' ? box([122, 230, 236, 240], hair, 'rx="90"') : '';
  return jpeg(
    box([0, 0, WIDTH, HEIGHT], at(BACKS, index)) +
      long +
      disc([240, 262], 122, hair) +
      box([204, 360, 72, 110], skin) +
      shape('40,640 96,480 204,440 276,440 384,480 440,640', coat) +
      shape('196,440 284,440 240,540', '#fbfbfa') +
      `<ellipse cx="240" cy="296" rx="94" ry="118" fill="${skin}"/>` +
      `<path d="M146 280 Q160 168 240 172 Q322 168 334 280 Q300 214 240 220 Q182 216 146 280Z" fill="${hair}"/>` +
      disc([204, 296], 8, '#2a2624') +
      disc([276, 296], 8, '#2a2624') +
      `<path d="M206 352 Q240 376 274 352" fill="none" stroke="#a5584a" stroke-width="7" stroke-linecap="round"/>`,
  );
}

/** Draws a scanned page with a heading, lines of text and a stamp, none of them legible. */
export function drawDocument(index: number): Promise<Buffer> {
  const lines = Array.from({ length: 11 }, (_, row) => {
    const right = 390 - ((row * 37 + index * 53) % 110);
    return line([80, 210 + row * 30, right, 210 + row * 30], '#8d9399', 6);
  });
  return jpeg(
    box([0, 0, WIDTH, HEIGHT], '#d8d6d1') +
      box([36, 32, 408, 576], '#fdfdfb') +
      box([150, 96, 180, 30], '#3c4650') +
      lines.join('') +
      disc([352, 556], 30, 'none', 'stroke="#b8433c" stroke-width="6"'),
  );
}
