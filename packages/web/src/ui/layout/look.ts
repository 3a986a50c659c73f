import type { ComponentProps, ElementType } from 'react';
// Sheets without names of their own: as modules, the list of all their classes would load with every page.
import './extent.css';
import './look.css';

/** Steps of space, in px at the beginning of the type scale (docs/design.md). */
export type Space = 0 | 4 | 8 | 12 | 16 | 24 | 32;

/** What a part of a page may choose of its look: tokens alone. */
export type Look = {
  /** Space between the parts inside. */
  gap?: Space | undefined;
  /** Space above and below the content. */
  padY?: Space | undefined;
  /** Space left and right of the content. 'page' is that of the edge of a page, 24 px or on a phone 16. */
  padX?: Space | 'page' | undefined;
  /** Size of the letters. On a phone `phoneSize`, where that is another one. */
  size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 24 | undefined;
  phoneSize?: 13 | 14 | 15 | 16 | 18 | 20 | undefined;
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  tone?: 'text' | 'soft' | 'faint' | 'link' | 'accent' | 'good' | 'warn' | 'bad' | undefined;
  ground?: 'surface' | 'surface-2' | 'surface-3' | 'accent-soft' | 'warn-soft' | 'good-soft' | 'bad-soft' | undefined;
  round?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** A line around, above or below, or at both ends of a list. */
  line?: 'around' | 'above' | 'below' | 'ends' | undefined;
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
  /** Line breaks and spaces of the text are shown as they were typed. */
  breaks?: boolean | undefined;
  /** Shown only where the page is wide, only where it is narrow (below 900 px), or only on paper. */
  only?: 'wide' | 'narrow' | 'paper' | undefined;
  /** Space between the lines of a text, where it is not the usual one. */
  lead?: 'tight' | 'row' | 'text' | undefined;
  /** At most as wide as a column of text, in px. */
  most?: 720 | 816 | undefined;
  /** As high as half of the page at most. What is more scrolls. */
  bounded?: boolean | undefined;
  /** At least as high as a control (32 px), a row (40), a target (44) or a touched button (48). */
  tall?: 'control' | 'row' | 'target' | 'touch' | undefined;
  /** On a phone at least as large as a finger needs. */
  touch?: boolean | undefined;
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
  'most',
  'bounded',
  'tall',
  'only',
  'fill',
  'firm',
  'toEnd',
  'cut',
  'whole',
  'breaks',
  'lead',
  'touch',
]);

type Base = string | false | undefined;

/** Divides the properties of a part into the classes of its look and what its element takes. */
export function lookOf(bases: readonly Base[], { className, ...given }: Look & { className?: string | undefined }) {
  const names = [...bases];
  const others: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (!NAMES.has(key)) others[key] = value;
    else if (value === true) names.push(key);
    else if (value !== false && value !== undefined) names.push(`${key}-${value}`);
  }
  return { className: [...names, className].filter(Boolean).join(' '), ...others };
}
