import { useRef, useState } from 'react';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import type { ChosenFile, FileKind } from './chosen-file.ts';

/** Upload state of a file: a fraction from 0 to 1 while it is sent, or failed. */
export type Transfer = { id: string; name: string; fraction: number; failed: boolean };

type SendOptions = { idempotencyKey: string; signal: AbortSignal; onProgress: (fraction: number) => void };

type Options = {
  kind: FileKind;
  /** Sends one file under its stored name. */
  send: (file: ChosenFile, options: SendOptions) => Promise<unknown>;
  /** Called with every file that was sent or renamed. */
  onFile: (file: ChosenFile) => void;
};

const isCancelled = (error: unknown): boolean => error instanceof Refusal && error.code === 'ABORTED';

/** A final refusal. The stored name may be used up, so the next attempt needs another one. */
const isRefused = (error: unknown): boolean => error instanceof Refusal && error.status >= 400 && error.status < 500;

const replaceFile = (files: readonly ChosenFile[], file: ChosenFile): ChosenFile[] =>
  files.map((other) => (other.id === file.id ? file : other));

/**
 * Uploads the new files of a form one after the other, with progress (OUT-82, FILE-09, FILE-10). A file that was sent
 * is not sent again. A failed file can be retried alone, a running one cancelled.
 */
export function useUpload({ kind, send, onFile }: Options) {
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const repeat = useRepeat();

  const setTransfer = (file: ChosenFile, state: Omit<Transfer, 'id' | 'name'> | null) =>
    setTransfers((current) => {
      const others = current.filter(({ id }) => id !== file.id);
      return state ? [...others, { id: file.id, name: file.original, ...state }] : others;
    });
  const fail = (file: ChosenFile, error: unknown): ChosenFile => {
    setTransfer(file, isCancelled(error) ? null : { fraction: 0, failed: true });
    if (!isCancelled(error)) showRefusal(kind.texts.failed, error);
    return isRefused(error) ? { ...file, stored: kind.storedName(file.original, new Date()) } : file;
  };
  const sendOne = async (file: ChosenFile): Promise<ChosenFile> => {
    const controller = new AbortController();
    running.current.set(file.id, controller);
    const onProgress = (fraction: number) => setTransfer(file, { fraction, failed: false });
    onProgress(0);
    let after: ChosenFile;
    try {
      const options = { signal: controller.signal, onProgress };
      await repeat.send(file.stored, (_, idempotencyKey) => send(file, { ...options, idempotencyKey }), file.id);
      setTransfer(file, null);
      after = { ...file, sent: true };
    } catch (error) {
      after = fail(file, error);
    }
    running.current.delete(file.id);
    onFile(after);
    return after;
  };

  /** Uploads all files and returns them with their new state. Null when one failed. */
  const sendAll = async (files: readonly ChosenFile[]): Promise<ChosenFile[] | null> => {
    const unsent = files.filter((file) => !file.sent);
    let current = [...files];
    for (const file of unsent) {
      const after = await sendOne(file);
      current = replaceFile(current, after);
      if (!after.sent) return null;
    }
    if (unsent.length > 0 && kind.texts.uploaded !== null) toast.success(kind.texts.uploaded);
    return current;
  };
  const cancel = (id: string) => running.current.get(id)?.abort();

  return { transfers, sendAll, sendOne, cancel };
}
