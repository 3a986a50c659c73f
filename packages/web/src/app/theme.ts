import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Ten shades made of tokens, which switch between light and dark themselves. */
const accent: MantineColorsTuple = [
  'var(--accent-soft)',
  'var(--accent-soft)',
  'var(--accent-line)',
  'var(--accent-line)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent-hover)',
  'var(--accent-deep)',
  'var(--accent-deep)',
];

const red: MantineColorsTuple = [
  'var(--bad-soft)',
  'var(--bad-soft)',
  'var(--bad-line)',
  'var(--bad-line)',
  'var(--bad)',
  'var(--bad)',
  'var(--bad)',
  'var(--bad-hover)',
  'var(--bad-hover)',
  'var(--bad-hover)',
];

/** The library's greys of its light theme, from ground to text. */
const gray: MantineColorsTuple = [
  'var(--hover)',
  'var(--surface-2)',
  'var(--line-soft)',
  'var(--line)',
  'var(--line-control)',
  'var(--text-disabled)',
  'var(--text-faint)',
  'var(--text-soft)',
  'var(--text)',
  'var(--text)',
];

/** The library's greys of its dark theme, from text to ground. */
const dark: MantineColorsTuple = [
  'var(--text)',
  'var(--text-soft)',
  'var(--text-faint)',
  'var(--text-faint)',
  'var(--line-control)',
  'var(--hover)',
  'var(--surface)',
  'var(--surface)',
  'var(--surface-2)',
  'var(--bg)',
];

/** A filled control carries the text colour of its ground; a quiet one that of a label. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant === 'subtle' && input.color === 'gray') {
    return { ...colors, color: 'var(--text-soft)', hover: 'var(--hover)' };
  }
  if (input.variant !== 'filled') return colors;
  return { ...colors, color: input.color === 'red' ? 'var(--on-bad)' : 'var(--on-accent)' };
};

const washOf = (name: string, soft: string) => ({
  [`--mantine-color-${name}-light`]: `var(--${soft}-soft)`,
  [`--mantine-color-${name}-light-hover`]: `var(--${soft}-line)`,
  [`--mantine-color-${name}-outline-hover`]: `var(--${soft}-soft)`,
});

const both = {
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--good)',
  '--mantine-color-placeholder': 'var(--text-faint)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-control)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-disabled': 'var(--surface-3)',
  '--mantine-color-disabled-color': 'var(--text-disabled)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-accent-light-color': 'var(--accent-deep)',
  '--mantine-color-accent-text': 'var(--accent)',
  '--mantine-color-red-light-color': 'var(--bad)',
  '--mantine-color-red-text': 'var(--bad)',
  ...washOf('accent', 'accent'),
  ...washOf('red', 'bad'),
};

/** What the library would reckon from its own palette is a token instead, in both themes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: both, dark: both });

/** A small theme that reads tokens only (docs/design.md). Heights of controls stand in styles/controls.css. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: 6,
  colors: { accent, red, gray, dark },
  white: 'var(--on-accent)',
  black: 'var(--text)',
  variantColorResolver,
  fontFamily: 'var(--font)',
  defaultRadius: 'md',
  radius: { xs: 'var(--radius-sm)', sm: 'var(--radius-sm)', md: 'var(--radius)', lg: 'var(--radius-lg)' },
  fontSizes: {
    xs: 'var(--fs-12)',
    sm: 'var(--fs-14)',
    md: 'var(--fs-14)',
    lg: 'var(--fs-16)',
    xl: 'var(--fs-20)',
  },
  spacing: { xs: 'var(--sp-8)', sm: 'var(--sp-12)', md: 'var(--sp-16)', lg: 'var(--sp-24)', xl: 'var(--sp-32)' },
  shadows: { xs: 'none', sm: 'none', md: 'var(--shadow-menu)', lg: 'var(--shadow-menu)', xl: 'var(--shadow-dialog)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
});
