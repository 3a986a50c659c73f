import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import sharp, { type Sharp } from 'sharp';
import { box, HEIGHT, line, type Palette, room, times, WIDTH } from '../drawing.ts';
import type { PlannedProject } from '../outsourced-projects.ts';
import type { SceneDrawings } from '../photos.ts';
import type { SceneName } from '../scenes.ts';

/** A drawn photo of a site as JPEG, with its small picture. */
export type SitePicture = { large: Buffer; small: Buffer };

/** What site photos show: places of work, boxes that came, and a box that came damaged. */
const PLACES = ['camera', 'rack', 'corridor', 'ceiling', 'panel', 'reader'] as const;
export type SitePlace = (typeof PLACES)[number];
export type PictureKey = `${SitePlace} ${'B' | 'D' | 'A'}` | 'boxes' | 'damaged';
export type SiteDrawings = ReadonlyMap<PictureKey, SitePicture>;

const QUALITY = 76;
const SMALL_QUALITY = 72;
const COLOURS: Palette = { wall: '#dfe3e6', floor: '#9aa1a6', thing: '#c49a6c', light: '#f4ead9', dark: '#4b3a28' };

/** The two places of a site: those of its kind of work first. */
export function placesOf({ work }: PlannedProject): readonly [SitePlace, SitePlace] {
  const isPlace = (scene: SceneName): scene is SitePlace => PLACES.some((place) => place === scene);
  const [first = 'camera', second = 'corridor'] = [...new Set([...work.scenes.filter(isPlace), ...PLACES])];
  return [first, second];
}

const carton = (x: number, y: number): string =>
  box([x, y, 220, 170], COLOURS.thing, 'rx="4"') +
  box([x + 96, y, 28, 170], COLOURS.light, 'opacity="0.7"') +
  box([x + 140, y + 110, 60, 40], '#ffffff', 'opacity="0.85"');

const tear = (x: number, y: number): string =>
  times(5, (index) =>
    line([x + index * 26, y + (index % 2) * 34, x + (index + 1) * 26, y + ((index + 1) % 2) * 34], COLOURS.dark, 9),
  );

/** Boxes on a floor; the front one torn open when something is damaged. */
const boxes = (isDamaged: boolean): string =>
  room(COLOURS) +
  times(4, (index) => carton(70 + index * 225, 430)) +
  times(2, (index) => carton(180 + index * 225, 256)) +
  (isDamaged ? tear(330, 330) : '');

/** A ladder before the place, while work goes on. */
const LADDER =
  line([560, 740, 660, 160], '#d9a21b', 16) +
  line([760, 740, 700, 160], '#d9a21b', 16) +
  times(6, (index) => line([585 + index * 14, 640 - index * 84, 752 - index * 8, 640 - index * 84], '#b98511', 11));

const svgOf = (content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`);

async function toPicture(picture: Sharp): Promise<SitePicture> {
  const large = await picture.flatten().jpeg({ quality: QUALITY }).toBuffer();
  const { side } = FILE_RULES.sitePhotoSmall;
  const small = await sharp(large).resize(side, side, { fit: 'inside' }).jpeg({ quality: SMALL_QUALITY }).toBuffer();
  return { large, small };
}

/** A place before the work is dull, and during it has a ladder. */
const VIEWS: Readonly<Record<'B' | 'D' | 'A', (scene: Buffer) => Sharp>> = {
  B: (scene) => sharp(scene).modulate({ brightness: 0.72, saturation: 0.4 }),
  D: (scene) => sharp(scene).composite([{ input: svgOf(LADDER) }]),
  A: (scene) => sharp(scene).modulate({ brightness: 1.08, saturation: 1.15 }),
};

/** Draws every photo of a site once. */
export async function drawSitePictures(scenes: SceneDrawings): Promise<SiteDrawings> {
  const views = PLACES.flatMap((place) => {
    const scene = scenes.get(place)?.[0]?.bytes;
    if (scene === undefined) throw new Error(`no scene ${place}`);
    return (['B', 'D', 'A'] as const).map((view) => ({
      key: `${place} ${view}` as const,
      picture: VIEWS[view](scene),
    }));
  });
  const planned: { key: PictureKey; picture: Sharp }[] = [
    ...views,
    { key: 'boxes', picture: sharp(svgOf(boxes(false))) },
    { key: 'damaged', picture: sharp(svgOf(boxes(true))) },
  ];
  return new Map(await Promise.all(planned.map(async ({ key, picture }) => [key, await toPicture(picture)] as const)));
}

/** A drawn picture. */
export function pictureOf(drawings: SiteDrawings, key: PictureKey): SitePicture {
  const picture = drawings.get(key);
  if (!picture) throw new Error(`no picture ${key}`);
  return picture;
}
