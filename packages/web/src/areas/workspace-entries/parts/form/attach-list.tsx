import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { fileSizeText } from '#ui/marks/file-mark.tsx';
import { FileBox, FileBoxes, FileNote } from './file-box.tsx';
import css from './form.module.css';
import type { Attachments } from './use-attachments.ts';

type Props = { files: readonly ChosenFile[]; attachments: Attachments };

/** The files of a form with their upload progress. */
export function AttachList({ files, attachments: { transfers, remove, retry } }: Props) {
  if (files.length === 0) return null;
  return (
    <FileBoxes label="첨부한 파일">
      {files.map((file) => {
        const transfer = transfers.find(({ id }) => id === file.id);
        return (
          <FileBox
            key={file.id}
            fileName={file.original}
            below={
              <>
                {transfer?.failed && (
                  <Press kind="underlined" size={12} tone="bad" onClick={() => void retry(file)}>
                    올리지 못했습니다. 다시 시도
                  </Press>
                )}
                {transfer && !transfer.failed && (
                  <progress
                    className={css['progress']}
                    value={transfer.fraction}
                    max={1}
                    aria-label={`${file.original} 업로드`}
                  />
                )}
                {!transfer && file.blob.size > 0 && <FileNote>{fileSizeText(file.blob.size)}</FileNote>}
              </>
            }
          >
            <IconButton icon="close" label={`${file.original} 빼기`} onClick={() => remove(file)} />
          </FileBox>
        );
      })}
    </FileBoxes>
  );
}
