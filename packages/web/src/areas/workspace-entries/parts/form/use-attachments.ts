import { useRef } from 'react';
import { type ChosenFile, chooseFiles } from '#kit/files/chosen-file.ts';
import { useUpload } from '#kit/files/use-upload.ts';
import { sendFile } from '../../api.ts';
import { ROOM_FILES } from './room-files.ts';

type Options = { projectId: number; files: readonly ChosenFile[]; onChange: (files: readonly ChosenFile[]) => void };

/**
 * The files of a form. Each file uploads as soon as it is chosen. `finishUploads` waits for running uploads, retries
 * failed ones and returns the file ids. It returns null when a file could not be uploaded.
 */
export function useAttachments({ projectId, files, onChange }: Options) {
  const ids = useRef(new Map<string, number>());
  const running = useRef(new Map<string, Promise<ChosenFile>>());
  const latest = useRef(files);
  latest.current = files;
  const put = (next: readonly ChosenFile[]) => {
    latest.current = next;
    onChange(next);
  };
  const uploads = useUpload({
    kind: ROOM_FILES,
    send: async (file, options) => {
      ids.current.set(file.id, await sendFile(projectId, file, options));
    },
    onFile: (file) => put(latest.current.map((other) => (other.id === file.id ? file : other))),
  });
  const sendOne = (file: ChosenFile): Promise<ChosenFile> => {
    const sending = uploads.sendOne(file).finally(() => running.current.delete(file.id));
    running.current.set(file.id, sending);
    return sending;
  };
  const add = async (added: readonly File[]) => {
    const chosen = await chooseFiles(ROOM_FILES, added, latest.current);
    put([...latest.current, ...chosen]);
    for (const file of chosen) void sendOne(file);
  };
  const remove = (file: ChosenFile) => {
    uploads.cancel(file.id);
    put(latest.current.filter(({ id }) => id !== file.id));
  };
  const finishUploads = async (): Promise<number[] | null> => {
    await Promise.all(running.current.values());
    const sent = await uploads.sendAll(latest.current);
    return sent?.map(({ id, stored }) => ids.current.get(id) ?? Number(stored)) ?? null;
  };
  return { transfers: uploads.transfers, add, remove, retry: sendOne, finishUploads };
}

export type Attachments = ReturnType<typeof useAttachments>;
