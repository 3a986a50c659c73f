import css from './file-mark.module.css';

/** Kinds of files by the endings of their names, each with its colour. */
const KINDS: readonly { tone: string; word?: string; endings: readonly string[] }[] = [
  { tone: 'picture', word: 'IMG', endings: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic'] },
  { tone: 'red', endings: ['pdf', 'ppt', 'pptx'] },
  { tone: 'green', word: 'XLS', endings: ['xls', 'xlsx', 'csv'] },
  { tone: 'blue', endings: ['dwg', 'dxf', 'hwp', 'hwpx', 'doc', 'docx'] },
];

/** Longest ending that has room. */
const MOST_LETTERS = 3;

/** What kind of file it is, as three letters on a coloured ground; its name stands beside it. */
export function FileMark({ fileName }: { fileName: string }) {
  const ending = fileName.includes('.') ? (fileName.split('.').at(-1)?.toLowerCase() ?? '') : '';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  return (
    <span className={css['mark']} data-tone={kind?.tone} aria-hidden="true">
      {kind?.word ?? (ending.slice(0, MOST_LETTERS).toUpperCase() || '파일')}
    </span>
  );
}

const KB = 1024;
const MB = KB * KB;

/** A size as one reads it: '86 KB', '1.2 MB'. */
export function sizeWords(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const mega = bytes / MB;
  return `${mega < 100 ? mega.toFixed(1) : Math.round(mega)} MB`;
}
