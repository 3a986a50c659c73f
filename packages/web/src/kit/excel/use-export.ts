import { messageText } from '@portal/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { makeKey } from '#lib/make-key.ts';
import { Refusal } from '#lib/refusal.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#lib/toast.ts';
import { downloadWorkbook, readProgress, type SheetSource, saveColumns } from './api.ts';

const PROGRESS_MS = 500;

/** The state of a workbook. `at` are the rows that were written so far, `of` all of them; 0 until that is known. */
export type ExportState =
  | { step: 'choose' }
  | { step: 'making'; at: number; of: number }
  | { step: 'done'; bytes: number; of: number }
  | { step: 'failed'; message: string };

/** What the user asks for. */
export type ExportOrder = { columns: readonly string[]; reason: string; fileName: string };

/** Asks for the progress of a workbook until it is stopped. */
function watchProgress(id: string, onRows: (rows: { at: number; of: number }) => void): () => void {
  const timer = setInterval(() => {
    readProgress(id).then(onRows, () => undefined);
  }, PROGRESS_MS);
  return () => clearInterval(timer);
}

/**
 * Downloads the workbook of a list. A dialog that is closed meanwhile does not stop it; a toast then tells its end.
 * `cancel` stops it here and at the server.
 */
export function useExport(source: SheetSource) {
  const [state, setState] = useState<ExportState>({ step: 'choose' });
  const running = useRef<AbortController>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const show = (next: ExportState): void => {
    if (isOpen.current) setState(next);
    else if (next.step === 'done') toast.success('excel.done');
    else if (next.step === 'failed') toast.text(next.message, 'error');
  };

  const start = async ({ columns, reason, fileName }: ExportOrder): Promise<void> => {
    const control = new AbortController();
    running.current = control;
    const id = makeKey();
    setState({ step: 'making', at: 0, of: 0 });
    let rows = 0;
    const stopWatching = watchProgress(id, ({ at, of }) => {
      rows = Math.max(rows, of);
      setState((now) => (now.step === 'making' ? { step: 'making', at: Math.max(at, now.at), of: rows } : now));
    });
    try {
      await saveColumns(source, columns);
      const file = await downloadWorkbook(source, { id, columns, reason }, control.signal);
      saveFile(file, fileName);
      show({ step: 'done', bytes: file.size, of: rows });
    } catch (error) {
      if (control.signal.aborted) setState({ step: 'choose' });
      else show({ step: 'failed', message: error instanceof Refusal ? error.message : messageText('excel.failed') });
    } finally {
      stopWatching();
    }
  };

  return {
    state,
    start,
    cancel: () => running.current?.abort(),
    back: () => setState({ step: 'choose' }),
  };
}
