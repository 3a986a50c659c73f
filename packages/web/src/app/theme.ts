import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** One quiet blue; shade 6 on white is readable by AA, white on shade 6 as well. */
const accent: MantineColorsTuple = [
  '#eaf1fc',
  '#d3e1f7',
  '#a6c3ef',
  '#76a2e6',
  '#4c84dc',
  '#2f6ed0',
  '#1b5fc1',
  '#174f9f',
  '#13417f',
  '#0f3364',
];

/** A small theme: dense, one accent, the same font everywhere. Sizes stand in base.css. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent },
  fontFamily: 'var(--font)',
  defaultRadius: 6,
  fontSizes: { xs: '12px', sm: '14px', md: '14px', lg: '16px', xl: '18px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
