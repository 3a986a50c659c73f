import { useLayoutEffect, useRef } from 'react';
import { cleanNodes, hasOwnColours } from './clean-html.ts';
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

function shownNodes(html: string): DocumentFragment {
  const nodes = cleanNodes(html);
  for (const link of nodes.querySelectorAll('a')) openInNewTab(link);
  for (const table of nodes.querySelectorAll('table')) makeScrollable(table);
  for (const picture of nodes.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.alt ??= '';
  }
  return nodes;
}

/**
 * Shows rich text, cleaned once more. A text with its own colours has a white background in both themes, like where its
 * author chose them.
 */
export function RichText({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(shownNodes(html)), [html]);
  const paper = hasOwnColours(html);
  return (
    <div ref={container} className={css['text']} data-paper={paper} {...(paper ? { 'data-theme': 'light' } : {})} />
  );
}
