import type { Random } from './random.ts';

/** Size of every drawn photo in pixels. */
export const WIDTH = 1024;
export const HEIGHT = 768;

/** Colours of one variant of a scene: wall, floor, objects, a light and a dark accent. */
export type Palette = { wall: string; floor: string; thing: string; light: string; dark: string };

/** Draws a scene as the content of an SVG; details vary with `random`. */
export type Scene = (colours: Palette, random: Random) => string;

/** A rectangle at x and y with width and height; `more` are further attributes. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  fill: string,
  more = '',
): string => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** A circle around x and y. */
export const disc = ([x, y]: readonly [number, number], radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

/** A polygon with the points 'x,y x,y …'. */
export const shape = (points: string, fill: string, more = ''): string =>
  `<polygon points="${points}" fill="${fill}" ${more}/>`;

/** A line with round ends from x1, y1 to x2, y2. */
export const line = (
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stroke: string,
  width: number,
): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Repeats `draw` and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A dome camera hanging from (x, y). */
export const dome = (x: number, y: number, radius: number, colours: Palette): string =>
  box([x - radius * 1.2, y, radius * 2.4, radius * 0.5], '#f4f4f2', 'rx="6"') +
  disc([x, y + radius * 0.7], radius, colours.dark) +
  disc([x - radius * 0.3, y + radius * 0.9], radius * 0.25, '#ffffff', 'opacity="0.5"');

/** A bullet camera on a wall at (x, y), looking left. */
export const bullet = (x: number, y: number, scale: number, colours: Palette): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-12)">${
    box([20, -14, 46, 28], '#d9dadb') +
    box([-120, -34, 150, 62], '#f7f7f5', 'rx="14"') +
    box([-140, -44, 160, 14], '#e3e4e4', 'rx="6"')
  }${disc([-118, -3], 24, colours.dark) + disc([-118, -3], 11, '#41506b') + disc([-124, -9], 4, '#ffffff')}</g>`;

/** A wall and a floor. */
export const room = (colours: Palette): string =>
  box([0, 0, WIDTH, HEIGHT], colours.wall) +
  shape(`0,768 1024,768 1024,610 0,610`, colours.floor) +
  box([0, 600, WIDTH, 12], colours.dark, 'opacity="0.35"');

/** A passage in perspective: walls, floor and ceiling. */
export const passage = (colours: Palette): string =>
  box([0, 0, WIDTH, HEIGHT], colours.wall) +
  shape('0,0 1024,0 650,270 374,270', colours.light) +
  shape('0,768 1024,768 650,480 374,480', colours.floor) +
  box([374, 270, 276, 210], colours.thing, 'opacity="0.55"') +
  shape('0,0 374,270 374,480 0,768', colours.dark, 'opacity="0.12"');
