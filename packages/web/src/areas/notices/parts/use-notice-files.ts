import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { useMemo, useRef } from 'react';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import { uploadFile } from '../api.ts';
import { attachmentKind } from './file-kind.ts';

type Fields = { draft: { files: ChosenFile[] }; change: (part: { files: ChosenFile[] }) => void };

/** The attachments of a form: each is sent as soon as it is chosen, one after the other; what failed, once more before the save. */
export function useNoticeFiles(board: NoticeBoard, { draft, change }: Fields) {
  const kind = useMemo(() => attachmentKind(board), [board]);
  const held = useRef(draft.files);
  held.current = draft.files;
  const keep = (files: ChosenFile[]) => {
    held.current = files;
    change({ files });
  };
  const uploads = useUpload({
    kind,
    send: (file, options) => uploadFile(board, file, options),
    onFile: (file) => keep(held.current.map((other) => (other.id === file.id ? file : other))),
  });
  const queue = useRef<Promise<ChosenFile[] | null>>(Promise.resolve(null));
  const sendAll = (): Promise<ChosenFile[] | null> => {
    queue.current = queue.current.then(() => uploads.sendAll(held.current));
    return queue.current;
  };
  const choose = (files: ChosenFile[]) => {
    for (const { id } of held.current) if (!files.some((file) => file.id === id)) uploads.cancel(id);
    keep(files);
    void sendAll();
  };
  return { kind, uploads, sendAll, choose };
}
