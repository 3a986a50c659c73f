import { useId, useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import css from './record-lines.module.css';

/** What a phone shows of a long text: so many lines, each of about so many characters. */
const LINES = 5;
const LINE_LENGTH = 25;

const lineCount = (text: string): number =>
  text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);

/** A text that a phone folds when it is long (D-358). Its last lines are shown on request. */
export function FoldedText({ text, label }: { text: string; label: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  // A button that saves no more than a line or two is not worth its own line.
  const folds = useNarrow() && lineCount(text) > LINES + 2;
  if (!folds) return text;
  return (
    <>
      <span id={id} className={isOpen ? undefined : css['folded']}>
        {text}
      </span>
      <Press
        kind="link"
        size={14}
        weight="medium"
        className={css['more']}
        aria-label={`${label} ${isOpen ? '접기' : '더 보기'}`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-print="off"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? '접기' : '더 보기'}
      </Press>
    </>
  );
}
