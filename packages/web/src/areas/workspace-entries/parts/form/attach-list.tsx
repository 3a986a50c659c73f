import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { FileMark, fileSizeText } from '#ui/marks/file-mark.tsx';
import css from './attach-list.module.css';
import type { Attachments } from './use-attachments.ts';

type Props = { files: readonly ChosenFile[]; attachments: Attachments };

/** The files of a form with their upload progress. */
export function AttachList({ files, attachments: { transfers, remove, retry } }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className={css['files']} aria-label="첨부한 파일">
      {files.map((file) => {
        const transfer = transfers.find(({ id }) => id === file.id);
        return (
          <li key={file.id}>
            <FileMark fileName={file.original} />
            <span className={css['name']}>
              <span title={file.original}>{file.original}</span>
              {transfer?.failed && (
                <button type="button" onClick={() => void retry(file)}>
                  올리지 못했습니다. 다시 시도
                </button>
              )}
              {transfer && !transfer.failed && (
                <progress value={transfer.fraction} max={1} aria-label={`${file.original} 업로드`} />
              )}
              {!transfer && file.blob.size > 0 && <small>{fileSizeText(file.blob.size)}</small>}
            </span>
            <IconButton icon="close" label={`${file.original} 빼기`} onClick={() => remove(file)} />
          </li>
        );
      })}
    </ul>
  );
}
