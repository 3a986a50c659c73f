import sharp from 'sharp';
import { box, HEIGHT, WIDTH } from './drawing.ts';
import { makeRandom } from './random.ts';
import { type SceneName, sceneTake } from './scenes.ts';

const QUALITY = 78;

/** A lamp's glow from one side and darker corners, so that the flat drawing reads as a photo. */
const LIGHT =
  '<defs><radialGradient id="lamp" cx="0.45" cy="0.35" r="0.8"><stop offset="0.35" stop-color="#fff7e0" stop-opacity="0.22"/>' +
  '<stop offset="1" stop-color="#0b1420" stop-opacity="0.42"/></radialGradient></defs>' +
  box([0, 0, WIDTH, HEIGHT], 'url(#lamp)');

/** A drawn site photo and its type. */
export type DrawnPhoto = { bytes: Buffer; mime: 'image/jpeg' | 'image/webp'; ending: 'jpg' | 'webp' };

/** Draws one take of a scene, 1024 x 768 pixels: the first as JPEG, others as WebP. */
export async function drawPhoto(scene: SceneName, take: number): Promise<DrawnPhoto> {
  const { draw, palette } = sceneTake(scene, take);
  const content = draw(palette, makeRandom(take * 100 + scene.length));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}${LIGHT}</svg>`;
  const picture = sharp(Buffer.from(svg)).flatten();
  return take === 0
    ? { bytes: await picture.jpeg({ quality: QUALITY }).toBuffer(), mime: 'image/jpeg', ending: 'jpg' }
    : { bytes: await picture.webp({ quality: QUALITY, effort: 2 }).toBuffer(), mime: 'image/webp', ending: 'webp' };
}
