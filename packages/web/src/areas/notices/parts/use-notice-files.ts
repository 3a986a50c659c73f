import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { useMemo, useRef } from 'react';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import { uploadFile } from '../api.ts';
import { attachmentKind } from './file-kind.ts';

type Fields = { draft: { files: ChosenFile[] }; change: (part: { files: ChosenFile[] }) => void };

/**
 * The attachments of a form. Each is uploaded as soon as it is chosen, one after the other. A failed upload is retried
 * before the save.
 */
export function useNoticeFiles(board: NoticeBoard, { draft, change }: Fields) {
  const kind = useMemo(() => attachmentKind(board), [board]);
  const latest = useRef(draft.files);
  latest.current = draft.files;
  const update = (files: ChosenFile[]) => {
    latest.current = files;
    change({ files });
  };
  const uploads = useUpload({
    kind,
    send: (file, options) => uploadFile(board, file, options),
    onFile: (file) => update(latest.current.map((other) => (other.id === file.id ? file : other))),
  });
  const queue = useRef<Promise<ChosenFile[] | null>>(Promise.resolve(null));
  const sendAll = (): Promise<ChosenFile[] | null> => {
    queue.current = queue.current.then(() => uploads.sendAll(latest.current));
    return queue.current;
  };
  const choose = (files: ChosenFile[]) => {
    for (const { id } of latest.current) if (!files.some((file) => file.id === id)) uploads.cancel(id);
    update(files);
    void sendAll();
  };
  return { kind, uploads, sendAll, choose };
}
