import type { ImportFault } from '@portal/contract/areas/reference/calls';
import { messageText } from '@portal/contract/messages';
import { useRef, useState } from 'react';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { Refusal } from '#lib/refusal.ts';
import { toast } from '#lib/toast.ts';
import { type ImportKind, sendWorkbook } from '../api.ts';

/** The result of checking or importing a workbook: the number of valid rows, and the errors. */
type Report = { count: number; faults: readonly ImportFault[]; message: string };

type Running = {
  label: string;
  /** The sent part of the file, from 0 to 1. At 1 the server is working. */
  fraction: number;
};

const isAborted = (error: unknown): boolean => error instanceof Refusal && error.code === 'ABORTED';

/** The import of a workbook: it is checked first, then imported as a whole or not at all. */
export function useImport(kind: ImportKind, onDone: () => Promise<unknown>) {
  const [book, setBook] = useState<File | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [running, setRunning] = useState<Running | null>(null);
  const abort = useRef<AbortController | null>(null);
  const repeat = useRepeat();

  /** Sends the file. Returns null when it was refused, aborted or not answered; `fault` then says why. */
  const send = async (file: File, dryRun: 'Y' | 'N', label: string): Promise<Report | null> => {
    const controller = new AbortController();
    abort.current = controller;
    setFault(null);
    setRunning({ label, fraction: 0 });
    const request = { dryRun, name: file.name, size: file.size, changed: file.lastModified };
    const onProgress = (fraction: number) => setRunning({ label, fraction });
    try {
      return await repeat.send(request, (_, idempotencyKey) =>
        sendWorkbook(kind, file, dryRun, { idempotencyKey, onProgress, signal: controller.signal }),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      setFault(isAborted(error) ? null : `${messageText('reference.import.failed')} ${reason}`);
      return null;
    } finally {
      setRunning(null);
    }
  };
  const checkFile = async (file: File) => {
    setBook(file);
    setReport(null);
    setReport(await send(file, 'Y', '검사하는 중'));
  };
  const importFile = async () => {
    const result = book && (await send(book, 'N', '등록하는 중'));
    if (!result) return;
    toast.text(result.message, 'success');
    await onDone();
  };
  const cancel = () => abort.current?.abort();
  return { book, report, fault, running, checkFile, importFile, cancel };
}
