import { box, disc, dome, HEIGHT, line, passage, room, type Scene, shape, times, WIDTH } from './drawing.ts';

const sky = (top: string, bottom: string): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
  `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${box([0, 0, WIDTH, HEIGHT], 'url(#sky)')}`;

const cloud = (x: number, y: number): string =>
  disc([x, y], 34, '#ffffff', 'opacity="0.8"') +
  disc([x + 40, y - 12], 44, '#ffffff', 'opacity="0.8"') +
  disc([x + 88, y], 32, '#ffffff', 'opacity="0.8"');

/** A grid of windows, from x and y on, with columns and rows. */
const windows = ([x, y]: [number, number], [columns, rows]: [number, number], fill: () => string): string =>
  times(columns * rows, (index) =>
    box([x + (index % columns) * 46, y + Math.floor(index / columns) * 54, 30, 36], fill()),
  );

/** An office building with a camera pole in front. */
export const drawBuilding: Scene = (colours, random) =>
  sky('#6fa8dc', '#dcecf7') +
  cloud(random.whole(60, 200), 120) +
  cloud(random.whole(640, 820), 90) +
  box([250, 130, 460, 540], colours.wall) +
  windows([280, 165], [9, 8], () => random.pick(['#8fb6cf', '#a9cadd', '#7299b3'])) +
  box([430, 600, 110, 70], colours.dark) +
  box([710, 300, 190, 370], colours.thing) +
  windows([730, 330], [3, 5], () => '#c9dbe6') +
  box([0, 660, WIDTH, 110], colours.floor) +
  times(4, (index) => disc([70 + index * 50, 630 - (index % 2) * 14], 44, '#4f7f52')) +
  line([940, 668, 940, 240], '#7d8388', 12) +
  line([940, 250, 870, 250], '#7d8388', 8) +
  dome(868, 254, 18, colours);

/** Blocks of flats in the evening. */
export const drawApartments: Scene = (colours, random) =>
  sky('#33507a', '#e6a578') +
  disc([820, 190], 42, '#f7e3b0') +
  times(3, (index) => {
    const x = 70 + index * 310;
    const top = 150 + ((index * 70) % 120);
    return (
      box([x, top, 270, 560 - top + 110], index === 1 ? colours.thing : colours.wall) +
      windows([x + 24, top + 30], [5, 8], () => (random.chance(0.45) ? '#f8d98a' : '#4a5a70')) +
      box([x + 110, top - 24, 50, 24], colours.dark)
    );
  }) +
  box([0, 650, WIDTH, 118], colours.floor) +
  times(9, (index) => disc([40 + index * 118, 648], 30, '#35553c'));

/** A lobby with speed gates. */
export const drawLobby: Scene = (colours, random) =>
  room(colours) +
  times(5, (index) => box([40 + index * 200, 60, 150, 330], '#cfe3ec', 'opacity="0.75"')) +
  box([0, 0, WIDTH, 40], colours.light) +
  times(6, (index) => disc([90 + index * 170, 22], 12, '#fffdf0')) +
  times(4, (index) => {
    const x = 150 + index * 210;
    return (
      box([x, 430, 70, 230], '#dfe3e6', 'rx="14"') +
      box([x + 8, 440, 54, 26], colours.dark, 'rx="6"') +
      disc([x + 35, 490], 9, random.chance(0.7) ? '#43c46b' : '#d9534f') +
      (index < 3 ? box([x + 70, 470, 66, 130], '#9fd3e6', 'opacity="0.7"') : '')
    );
  });

/** A card reader beside a door. */
export const drawReader: Scene = (colours, random) =>
  room(colours) +
  box([140, 110, 400, 500], colours.thing) +
  box([160, 130, 360, 480], colours.light, 'opacity="0.35"') +
  box([390, 340, 90, 16], '#c8ccd0', 'rx="8"') +
  box([190, 96, 300, 26], '#d5d8db') +
  box([640, 290, 120, 190], '#2b3138', 'rx="16"') +
  box([660, 310, 80, 60], random.pick(['#3f88c5', '#2f9e77']), 'rx="6"') +
  times(9, (index) => disc([675 + (index % 3) * 25, 395 + Math.floor(index / 3) * 25], 8, '#8a939c')) +
  line([700, 290, 700, 0], '#b9bec3', 14);

/** A wall pad in a flat. */
export const drawWallpad: Scene = (colours, random) =>
  room(colours) +
  box([360, 190, 330, 220], '#f8f8f6', 'rx="14"') +
  box([380, 208, 230, 184], '#223042', 'rx="6"') +
  box([396, 226, 90, 60], random.pick(['#3f88c5', '#4c9f70', '#d98e04'])) +
  times(3, (index) => box([500, 226 + index * 50, 92, 36], '#3a4d63', 'rx="4"')) +
  times(4, (index) => disc([650, 230 + index * 46], 12, '#d2d5d8')) +
  box([180, 330, 90, 120], '#fbfbfa', 'rx="8"') +
  line([225, 345, 225, 435], '#d8d8d4', 3) +
  box([760, 250, 200, 360], colours.thing, 'rx="6"') +
  disc([784, 440], 9, colours.dark);

/** An open ceiling with a cable tray. */
export const drawCeiling: Scene = (colours, random) =>
  box([0, 0, WIDTH, HEIGHT], colours.dark) +
  times(6, (index) => line([0, 40 + index * 110, WIDTH, 10 + index * 110], '#5b6066', 10)) +
  shape('180,0 470,0 640,768 60,768', '#9aa0a6') +
  times(8, (index) => line([170 - index * 13, index * 110, 486 + index * 20, index * 110], '#6c7278', 8)) +
  times(9, (index) =>
    line(
      [230 + index * 24, 0, 120 + index * 54, HEIGHT],
      random.pick(['#2b6cb0', '#3182ce', '#c53030', '#e2e8f0', '#d69e2e']),
      9,
    ),
  ) +
  shape('700,120 1024,60 1024,420 740,440', colours.light) +
  shape('740,180 1000,130 1000,370 765,390', '#fffbe8') +
  dome(560, 560, 34, colours);

/** Monitors of a control room. */
export const drawMonitors: Scene = (colours, random) =>
  box([0, 0, WIDTH, HEIGHT], colours.dark) +
  times(6, (index) => {
    const x = 60 + (index % 3) * 310;
    const y = 50 + Math.floor(index / 3) * 220;
    const views = times(4, (view) =>
      box(
        [x + 12 + (view % 2) * 132, y + 12 + Math.floor(view / 2) * 88, 126, 82],
        random.pick(['#5d7a8c', '#7d8f78', '#8c7a5d', '#4e6172', '#9aa5a0']),
      ),
    );
    return box([x, y, 288, 198], '#0d1014', 'rx="6"') + views;
  }) +
  shape('0,768 1024,768 940,560 84,560', colours.thing) +
  box([380, 590, 260, 60], '#22272d', 'rx="8"') +
  disc([720, 625], 22, '#22272d') +
  times(5, (index) => box([120 + index * 44, 600, 30, 44], '#f0f0ec'));

/** A warehouse with shelves. */
export const drawWarehouse: Scene = (colours, random) =>
  passage(colours) +
  times(4, (shelf) => {
    const x = shelf < 2 ? 30 + shelf * 170 : 690 + (shelf - 2) * 170;
    return (
      times(3, (row) => box([x, 250 + row * 140, 150, 12], '#d97b29')) +
      times(6, (index) =>
        box(
          [x + 6 + (index % 2) * 72, 170 + Math.floor(index / 2) * 140, 64, random.whole(50, 78)],
          random.pick(['#b98d5b', '#c9a06d', '#a67c4d', '#d6b487']),
        ),
      ) +
      line([x, 170, x, 690], '#2f5fa8', 9) +
      line([x + 150, 170, x + 150, 690], '#2f5fa8', 9)
    );
  }) +
  dome(512, 90, 28, colours);
