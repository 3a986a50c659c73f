export type Swatch = { name: string; colour: string };

/** Text colours, dark enough for a white background. */
export const TEXT_COLOURS: readonly Swatch[] = [
  { name: '빨강', colour: '#c22f2f' },
  { name: '주황', colour: '#b45309' },
  { name: '초록', colour: '#16754a' },
  { name: '청록', colour: '#0f766e' },
  { name: '파랑', colour: '#1b5fc1' },
  { name: '보라', colour: '#6d3fc0' },
  { name: '분홍', colour: '#b0307a' },
  { name: '회색', colour: '#616b7a' },
];

/** Background colours for text and cells, pale enough for dark text. */
export const BACKGROUND_COLOURS: readonly Swatch[] = [
  { name: '연노랑', colour: '#fff3b0' },
  { name: '연주황', colour: '#ffe0c2' },
  { name: '연분홍', colour: '#fbd5e0' },
  { name: '연초록', colour: '#d3f0dc' },
  { name: '연파랑', colour: '#d6e6fd' },
  { name: '연보라', colour: '#e6dcfb' },
  { name: '연회색', colour: '#e6e9ee' },
];
