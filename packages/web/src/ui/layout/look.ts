import type { ComponentProps, ElementType } from 'react';
import css from './look.module.css';

/** Steps of space, in px at the beginning of the type scale (docs/design.md). */
export type Space = 0 | 4 | 8 | 12 | 16 | 24 | 32;

/** What a part of a page may choose of its look: tokens alone. */
export type Look = {
  /** Space between the parts inside. */
  gap?: Space | undefined;
  /** Space above and below the content. */
  padY?: Space | undefined;
  /** Space left and right of the content. */
  padX?: Space | undefined;
  /** Size of the letters. On a phone `phoneSize`, where that is another one. */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 24 | undefined;
  phoneSize?: 12 | 13 | 14 | 15 | 16 | 18 | undefined;
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  tone?: 'text' | 'soft' | 'faint' | 'accent' | 'good' | 'warn' | 'bad' | undefined;
  ground?: 'surface' | 'surface-2' | 'surface-3' | 'accent-soft' | 'warn-soft' | 'good-soft' | 'bad-soft' | undefined;
  round?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** A line around, above or below. */
  line?: 'around' | 'above' | 'below' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Takes the space that is left in a row, and may become narrower than its words. */
  fill?: boolean | undefined;
  /** Never becomes narrower than its content. */
  firm?: boolean | undefined;
  /** Goes to the end of its row. */
  toEnd?: boolean | undefined;
  /** One line, whose end is cut with dots. */
  cut?: boolean | undefined;
  /** One line, never broken. */
  whole?: boolean | undefined;
  /** Line breaks of the text are shown. */
  breaks?: boolean | undefined;
  /** Shown only where the page is wide, or only where it is narrow (below 900 px). */
  only?: 'wide' | 'narrow' | undefined;
};

/** A part drawn as the element `as`, with everything that the element takes. */
export type Drawn<E extends ElementType> = { as?: E | undefined } & Look & Omit<ComponentProps<E>, keyof Look | 'as'>;

/** The properties of Look, which no element takes itself. */
const NAMES: ReadonlySet<string> = new Set<keyof Look>([
  'gap',
  'padY',
  'padX',
  'size',
  'phoneSize',
  'weight',
  'tone',
  'ground',
  'round',
  'line',
  'align',
  'justify',
  'only',
  'fill',
  'firm',
  'toEnd',
  'cut',
  'whole',
  'breaks',
]);

type Base = string | false | undefined;

/** Divides the properties of a part into the classes of its look and what its element takes. */
export function lookOf(bases: readonly Base[], { className, ...given }: Look & { className?: string | undefined }) {
  const names = [...bases];
  const others: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (NAMES.has(key)) names.push(css[value === true ? key : `${key}-${value}`]);
    else others[key] = value;
  }
  return { className: [...names, className].filter(Boolean).join(' '), ...others };
}
