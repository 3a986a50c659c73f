import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { type ChosenFile, chooseFiles, type FileKind } from './chosen-file.ts';
import { FileTile } from './file-tile.tsx';
import css from './files.module.css';

type Props = { kind: FileKind; files: readonly ChosenFile[]; onChange: (files: ChosenFile[]) => void };

const moved = (files: readonly ChosenFile[], from: number, by: -1 | 1): ChosenFile[] => {
  const order = [...files];
  order.splice(from + by, 0, ...order.splice(from, 1));
  return order;
};

/** Frees the memory of the previews when the form is unmounted. */
function useRevokedPreviews(files: readonly ChosenFile[]): void {
  const latest = useRef(files);
  latest.current = files;
  useEffect(
    () => () => {
      for (const file of latest.current) URL.revokeObjectURL(file.preview);
    },
    [],
  );
}

/** Picker for files to add. They are chosen or dropped, prepared at once and put in order (FILE-01 to FILE-05). */
export function FilePicker({ kind, files, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, run] = useBusy();
  useRevokedPreviews(files);

  const add = (added: File[]) => run(async () => onChange([...files, ...(await chooseFiles(kind, added, files))]));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void add([...event.dataTransfer.files]);
  };
  const remove = (file: ChosenFile) => {
    URL.revokeObjectURL(file.preview);
    onChange(files.filter((other) => other !== file));
  };
  return (
    <Stack gap={12}>
      <Row
        as="section"
        gap={12}
        padY={12}
        padX={16}
        round="md"
        wraps
        aria-label={`${kind.noun} 추가`}
        className={css['drop']}
        data-over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <BusyButton variant="default" busy={busy} onClick={() => input.current?.click()}>
          {kind.noun} 선택
        </BusyButton>
        <Note as="span">또는 이곳에 끌어다 놓아주세요 ({kind.hint})</Note>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={kind.types.join(',')}
          aria-label={`${kind.noun} 파일`}
          onChange={(event) => {
            void add([...(event.currentTarget.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.currentTarget.value = '';
          }}
        />
      </Row>
      {files.length > 0 && (
        <Row as="ul" gap={8} align="stretch" wraps aria-label={`선택한 ${kind.noun}`}>
          {files.map((file, index) => (
            <FileTile
              key={file.id}
              file={file}
              download={file.sent ? kind.downloadOf?.(file.stored) : undefined}
              first={index === 0}
              last={index === files.length - 1}
              onMove={(by) => onChange(moved(files, index, by))}
              onRemove={() => remove(file)}
            />
          ))}
        </Row>
      )}
    </Stack>
  );
}
