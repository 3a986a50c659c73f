import { useLayoutEffect, useRef } from 'react';
import { cleanNodes, hasOwnGrounds } from './clean-html.ts';
import css from './rich-text.module.css';

/** Opens a link in a new tab that has no access to the portal's tab. */
function openInNewTab(link: HTMLAnchorElement): void {
  if (!/^https?:/i.test(link.href)) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** Wraps a table so that a wide one scrolls by itself, also by keyboard. */
function makeScrollable(table: HTMLTableElement): void {
  const frame = document.createElement('div');
  frame.className = css['scroll'] ?? '';
  Object.assign(frame, { tabIndex: 0, role: 'region', ariaLabel: '표' });
  table.replaceWith(frame);
  frame.append(table);
}

/** Leaves a colour of the text to the style sheet, which lightens it in the dark theme. */
function handOverColour(element: HTMLElement): void {
  const { color } = element.style;
  if (color === '') return;
  element.style.setProperty('--own', color);
  element.style.removeProperty('color');
  element.dataset['own'] = 'true';
}

function shownNodes(html: string): DocumentFragment {
  const nodes = cleanNodes(html);
  for (const coloured of nodes.querySelectorAll<HTMLElement>('[style]')) handOverColour(coloured);
  for (const link of nodes.querySelectorAll('a')) openInNewTab(link);
  for (const table of nodes.querySelectorAll('table')) makeScrollable(table);
  for (const picture of nodes.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.alt ??= '';
  }
  return nodes;
}

/**
 * Shows rich text, cleaned once more. A text with backgrounds of its own is on white in both themes, like where its
 * author chose them. Colours alone are lightened in the dark theme.
 */
export function RichText({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(shownNodes(html)), [html]);
  const paper = hasOwnGrounds(html);
  return (
    <div ref={container} className={css['text']} data-paper={paper} {...(paper ? { 'data-theme': 'light' } : {})} />
  );
}
