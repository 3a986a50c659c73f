import { useLayoutEffect, useRef } from 'react';
import { cleanNodes, hasOwnColours } from './clean-html.ts';
import css from './rich-text.module.css';

/** Links leave the portal in a tab of their own that knows nothing of it. */
function openOutside(link: HTMLAnchorElement): void {
  if (!/^https?:/i.test(link.href)) return;
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** A table that is wider than the phone scrolls by itself, also by keyboard. */
function letScroll(table: HTMLTableElement): void {
  const frame = document.createElement('div');
  frame.className = css['scroll'] ?? '';
  Object.assign(frame, { tabIndex: 0, role: 'region', ariaLabel: '표' });
  table.replaceWith(frame);
  frame.append(table);
}

function shownNodes(html: string): DocumentFragment {
  const nodes = cleanNodes(html);
  for (const link of nodes.querySelectorAll('a')) openOutside(link);
  for (const table of nodes.querySelectorAll('table')) letScroll(table);
  for (const picture of nodes.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.alt ??= '';
  }
  return nodes;
}

/**
 * Shows rich text, cleaned once more. A text with colours of its own stands on white paper in both themes: whoever chose
 * them saw them there.
 */
export function RichText({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(shownNodes(html)), [html]);
  const paper = hasOwnColours(html);
  return <div ref={place} className={css['text']} data-paper={paper} {...(paper ? { 'data-theme': 'light' } : {})} />;
}
