import { FIRST_SHAPES, Shape } from './first-icon.tsx';

/** Paths on a 24 px grid, drawn with strokes. */
const SHAPES = {
  ...FIRST_SHAPES,
  notice: 'M4 10v4h3l7 4V6L7 10H4zM18 9a4 4 0 0 1 0 6',
  project: 'M4 7h5l2 2h9v10H4zM4 7V5h6',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 3-5 6-5s6 2 6 5M16 5.5a3 3 0 0 1 0 5.5M17 14c2.5.5 4 2.5 4 5',
  report: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7',
  support: 'M5 14v-2a7 7 0 0 1 14 0v2M5 13h3v5H5zM16 13h3v5h-3zM19 18c0 2-2 3-5 3',
  visitor: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  order: 'M6 4h12v17l-3-2-3 2-3-2-3 2zM9 9h6M9 13h6',
  money: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.5 9l2 7L12 10l2.5 6 2-7M7 12h10',
  truck:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c0-4 4-6 8-6s8 2 8 6',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  logout: 'M14 4H5v16h9M10 12h10M17 9l3 3-3 3',
  swap: 'M4 9h14M15 5l4 4-4 4M20 16H6M9 12l-4 4 4 4',
  first: 'M17 6l-6 6 6 6M8 6v12',
  previous: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  down: 'M6 10l6 6 6-6',
  up: 'M6 14l6-6 6 6',
  last: 'M7 6l6 6-6 6M16 6v12',
  choose: 'M8 9l4-4 4 4M8 15l4 4 4-4',
  'jump-back': 'M12 6l-6 6 6 6M18 6l-6 6 6 6',
  'jump-ahead': 'M6 6l6 6-6 6M12 6l6 6-6 6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  search: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM16 16l4 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  helmet: 'M3 17h18v2.5H3zM5 17v-2a7 7 0 0 1 14 0v2M10 8.3V13M14 8.3V13',
  stop: 'M6 6h12v12H6z',
  phone: 'M8 3l2 5-2.5 1.5a11 11 0 0 0 5 5L14 12l5 2v4a2 2 0 0 1-2 2A14 14 0 0 1 4 6a3 3 0 0 1 2-3z',
  map: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M12 12.5v5M9.5 15h5',
  feed: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18.5h.01',
  talk: 'M4 5h16v11H11l-5 4v-4H4z',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4.5v-6h-5v6H5a1 1 0 0 1-1-1z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  board: 'M4 5h7v7H4zM13 5h7v4h-7zM13 11h7v8h-7zM4 14h7v5H4z',
  all: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  task: 'M4 4h16v16H4zM8 12l3 3 5-6',
  pin: 'M8 3h8M9 3v7l-3 4h12l-3-4V3M12 14v7',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  settings: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  more: 'M5 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM12 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2zM19 11.4a.6.6 0 1 0 0 1.2.6.6 0 0 0 0-1.2z',
  clip: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 5 5l-8.5 8.5a1.7 1.7 0 0 1-2.5-2.5L15 7.5',
  at: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8v5a2.5 2.5 0 0 0 5 0v-1a9 9 0 1 0-4 7.5',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  child: 'M6 4v9h12M14 9l4 4-4 4',
  company: 'M5 20V4h9v16M14 9h5v11M3 20h18M8 8h3M8 12h3M8 16h3',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
  place: 'M12 21c-5-5-7-8-7-11a7 7 0 0 1 14 0c0 3-2 6-7 11zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  repeat: 'M5 11V8h13M15 5l3 3-3 3M19 13v3H6M9 19l-3-3 3-3',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10M18 10h.01',
  help: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .9-1 1.7M12 16.5h.01',
  flash: 'M13 3L5 14h6l-1 7 8-11h-6z',
  sort: 'M8 20V5M4 9l4-4 4 4M16 4v15M12 15l4 4 4-4',
  upload: 'M12 16V4M7 9l5-5 5 5M5 20h14',
  share: 'M12 15V4M8 7l4-4 4 4M8 10H5v11h14V10h-3',
  send: 'M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4',
  camera: 'M4 7.5h4L9.5 5h5L16 7.5h4V19H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  offline:
    'M4 4l16 16M7 12a8 8 0 0 1 3-1.7M3 8.5a13 13 0 0 1 4-2.5M14.5 10.8a8 8 0 0 1 2.5 1.4M11 5a13 13 0 0 1 10 3.5M12 18h.01',
  server: 'M4 4.5h16v6H4zM4 13.5h16v6H4zM7.5 7.5h.01M7.5 16.5h.01',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  star: 'M12 3l2.8 5.8 6.4.9-4.6 4.5 1.1 6.4-5.7-3-5.7 3 1.1-6.4-4.6-4.5 6.4-.9z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  outside: 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9',
} as const;

export type IconName = keyof typeof SHAPES;

type Props = {
  name: IconName;
  /** In px, 18 if not given. */
  size?: 14 | 16 | 20 | 24 | 36 | undefined;
};

/** A decorative line icon. */
export const Icon = ({ name, size }: Props) => <Shape path={SHAPES[name]} size={size} />;
