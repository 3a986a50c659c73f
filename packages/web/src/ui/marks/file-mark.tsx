import css from './file-mark.module.css';

/** Kinds of files by file extension, each with its colour. */
const KINDS: readonly { tone: string; word?: string; extensions: readonly string[] }[] = [
  { tone: 'picture', word: 'IMG', extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'heic'] },
  { tone: 'red', extensions: ['pdf', 'ppt', 'pptx'] },
  { tone: 'green', word: 'XLS', extensions: ['xls', 'xlsx', 'csv'] },
  { tone: 'blue', extensions: ['dwg', 'dxf', 'hwp', 'hwpx', 'doc', 'docx'] },
];

/** Longest extension that has room. */
const MAX_LETTERS = 3;

/** The kind of a file as three letters on a coloured background. Its name is next to it. */
export function FileMark({ fileName }: { fileName: string }) {
  const extension = fileName.includes('.') ? (fileName.split('.').at(-1)?.toLowerCase() ?? '') : '';
  const kind = KINDS.find(({ extensions }) => extensions.includes(extension));
  return (
    <span className={css['mark']} data-tone={kind?.tone} aria-hidden="true">
      {kind?.word ?? (extension.slice(0, MAX_LETTERS).toUpperCase() || '파일')}
    </span>
  );
}

const KB = 1024;
const MB = KB * KB;

/** A size as text: '86 KB', '1.2 MB'. */
export function fileSizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  const mega = bytes / MB;
  return `${mega < 100 ? mega.toFixed(1) : Math.round(mega)} MB`;
}
