import { box, bullet, disc, dome, HEIGHT, line, passage, room, type Scene, shape, times, WIDTH } from './drawing.ts';

/** An underground car park. */
export const drawParking: Scene = (colours, random) =>
  passage(colours) +
  times(4, (index) => line([120 + index * 260, 768, 400 + index * 74, 490], '#f3efe2', 7 - index * 0.5)) +
  times(
    3,
    (index) =>
      box([90 + index * 330, 120 + index * 20, 62 - index * 8, 520 - index * 60], '#cfcdc7') +
      box([90 + index * 330, 520 - index * 30, 62 - index * 8, 60], '#e0b23a'),
  ) +
  times(3, (index) => box([300 + index * 150, 40 + index * 60, 210 - index * 50, 14], '#fffbe6', 'opacity="0.9"')) +
  times(random.whole(1, 2), (index) =>
    drawCar(600 - index * 330, 560 + index * 40, random.pick(['#6b7b8f', '#a23e3a', '#e6e6e6', '#2f3a4a'])),
  ) +
  dome(700, 88, 30, colours);

const drawCar = (x: number, y: number, fill: string): string =>
  shape(`${x + 40},${y} ${x + 180},${y} ${x + 220},${y + 55} ${x},${y + 55}`, '#31404f') +
  box([x - 40, y + 50, 300, 70], fill, 'rx="22"') +
  disc([x + 20, y + 122], 28, '#22262b') +
  disc([x + 200, y + 122], 28, '#22262b');

/** A corridor with doors. */
export const drawCorridor: Scene = (colours, random) =>
  passage(colours) +
  times(3, (index) => {
    const x = 40 + index * 115;
    const top = 190 + index * 45;
    return (
      shape(`${x},${top} ${x + 80},${top + 30} ${x + 80},${650 - index * 62} ${x},${705 - index * 62}`, colours.thing) +
      disc([x + 68, 440 + index * 10], 5, colours.dark)
    );
  }) +
  times(4, (index) => box([440 + index * 18, 30 + index * 58, 150 - index * 36, 16], '#ffffff', 'opacity="0.95"')) +
  box([905, 360, 46, 74], random.pick(['#c0392b', '#b5483c']), 'rx="4"') +
  dome(random.whole(620, 700), 120, 26, colours);

/** A camera on an outside wall. */
export const drawCamera: Scene = (colours, random) =>
  box([0, 0, WIDTH, HEIGHT], colours.wall) +
  times(9, (index) => line([0, 90 * index + 30, WIDTH, 90 * index + 30], colours.dark, 1.2)) +
  times(12, (index) => line([index * 100, 0, index * 100, HEIGHT], colours.dark, 0.5)) +
  box([640, 0, 26, 330], '#b9bcc0') +
  box([600, 300, 110, 110], '#e6e7e8', 'rx="10"') +
  bullet(600, 400, random.pick([1.7, 2, 2.3]), colours) +
  line([653, 410, 653, 768], '#8f9499', 16);

/** A rack with switches and cables. */
export const drawRack: Scene = (colours, random) =>
  room(colours) +
  box([300, 50, 430, 660], '#23272d', 'rx="10"') +
  box([330, 80, 370, 600], '#14171b') +
  times(9, (index) => {
    const y = 96 + index * 64;
    const lamps = times(14, (port) => disc([356 + port * 24, y + 17], 5, random.chance(0.7) ? '#4ad66d' : '#f0b429'));
    return box([340, y, 350, 42], index % 3 === 2 ? '#4b535d' : '#343b44', 'rx="3"') + lamps;
  }) +
  times(
    7,
    (index) =>
      `<path d="M${370 + index * 42} 140 C ${250 - index * 10} ${260 + index * 40}, ${280 + index * 20} ${420 + index * 20}, ${360 + index * 30} ${640}" stroke="${random.pick(['#2b6cb0', '#d69e2e', '#c53030', '#e2e8f0'])}" stroke-width="6" fill="none"/>`,
  ) +
  box([770, 430, 170, 200], colours.thing, 'rx="6"');

/** An open distribution board. */
export const drawPanel: Scene = (colours, random) =>
  room(colours) +
  box([300, 90, 360, 500], '#c9ccd0', 'rx="6"') +
  box([325, 115, 310, 450], '#eceeef') +
  shape('660,90 860,130 860,560 660,590', '#b4b8bd') +
  box([440, 140, 80, 90], '#2d3238', 'rx="6"') +
  times(6, (row) =>
    times(2, (column) => {
      const x = 350 + column * 150;
      const y = 255 + row * 50;
      return (
        box([x, y, 110, 36], '#3a4047', 'rx="4"') +
        box([x + 40, y + 8, 30, 20], random.chance(0.8) ? '#f5f5f5' : '#d64545', 'rx="3"')
      );
    }),
  ) +
  times(5, (index) => line([380 + index * 50, 90, 380 + index * 50, 0], index === 4 ? '#3c8d4f' : '#2b2f34', 9)) +
  shape('700,300 740,370 660,370', '#f2c230') +
  line([700, 322, 700, 348], '#222222', 6);
