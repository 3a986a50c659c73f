import type { ChosenFile } from './chosen-file.ts';
import css from './file-picker.module.css';

type Props = {
  file: ChosenFile;
  first: boolean;
  last: boolean;
  /** Download URL, if there is one. */
  download: string | undefined;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** A chosen file with a preview if it is a picture, its name, and buttons to move or remove it. */
export function FileTile({ file, first, last, download, onMove, onRemove }: Props) {
  const name = file.original;
  return (
    <li className={css['tile']}>
      {file.preview !== '' && <img src={file.preview} alt={name} />}
      <span className={css['name']} title={name}>
        {download === undefined ? name : <a href={download}>{name}</a>}
      </span>
      <span className={css['actions']}>
        <button type="button" aria-label={`${name} 앞으로`} disabled={first} onClick={() => onMove(-1)}>
          ‹
        </button>
        <button type="button" aria-label={`${name} 뒤로`} disabled={last} onClick={() => onMove(1)}>
          ›
        </button>
        <button type="button" aria-label={`${name} 삭제`} data-ends onClick={onRemove}>
          ×
        </button>
      </span>
    </li>
  );
}
