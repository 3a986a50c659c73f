import css from './combobox.module.css';
import { findHangul } from './hangul.ts';

/** A text with the typed part marked. */
export function FoundText({ text, typed }: { text: string; typed: string }) {
  const found = findHangul(text, typed);
  if (found === undefined) return text;
  const [start, end] = found;
  return (
    <span>
      {text.slice(0, start)}
      <mark className={css['found']}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  );
}
