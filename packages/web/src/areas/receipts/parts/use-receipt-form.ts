import type { ReceiptPage } from '@portal/contract/areas/receipts/calls';
import {
  type LineKind,
  type ReceiptDraft,
  type ReceivedLine,
  receiptChecks,
} from '@portal/contract/areas/receipts/receipts';
import { useState } from 'react';
import { deviceTime } from '#areas/site/public/device-time.ts';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { makeEntryId } from '#lib/make-key.ts';

type Options = {
  project: { id: number; projectName: string };
  page: ReceiptPage;
  /** Whether the difference is accepted, so that the materials are received all the same. */
  accepts: boolean;
  reload: () => Promise<unknown>;
  onDone: () => void;
  explainConflict: () => Promise<boolean>;
};

/**
 * The form of a receipt. Its entry id is made once, so that a repeat is no second receipt. One that nobody answers waits
 * on the device (D-444).
 */
export function useReceiptForm({ project, page, accepts, reload, onDone, explainConflict }: Options) {
  const [EntryId] = useState(makeEntryId);
  const [typed, setTyped] = useState<Omit<ReceiptDraft, 'sent'>>({
    Lines: page.due.map(({ materialId }) => ({ MaterialId: materialId, Kind: 'O', Count: 0 })),
    Note: '',
    Photos: [],
  });
  const draft: ReceiptDraft = { ...typed, sent: page.due };
  const change = (part: Partial<ReceiptDraft>) => setTyped((former) => ({ ...former, ...part }));
  const form = useForm<ReceiptDraft>({
    draft,
    change,
    checks: receiptChecks,
    empty: { Lines: [], Note: '', Photos: [], sent: page.due },
  });
  const setLine = (id: number, part: Partial<ReceivedLine>) =>
    change({ Lines: draft.Lines.map((line) => (line.MaterialId === id ? { ...line, ...part } : line)) });
  const setKind = (id: number, Kind: LineKind, sent: number) =>
    setLine(id, { Kind, Count: Kind === 'O' ? 0 : Kind === 'D' ? sent : 1 });
  const send = async (asks: boolean) => {
    const body = {
      AwardId: page.awardId,
      EntryId,
      Version: page.version,
      Lines: [...draft.Lines],
      Note: draft.Note,
      Photos: [...draft.Photos],
      AcceptYN: accepts ? 'Y' : 'N',
      DeviceDtm: deviceTime(),
    } as const;
    const place = { awardId: page.awardId, projectId: project.id, projectName: project.projectName };
    let outcome: 'sent' | 'kept' = 'sent';
    const done = await performAction({
      done: () => (outcome === 'kept' ? 'queue.kept' : asks ? 'receipt.asked' : 'materials.receive.done'),
      failed: 'materials.receive.failed',
      send: async () => {
        outcome = await storeAndSend({
          entryId: EntryId,
          kind: 'receipt',
          place,
          path: 'Site/receipt-add',
          body,
          title: '자재수령',
        });
      },
      reload,
      explainConflict,
    });
    if (done) onDone();
    return undefined;
  };
  return { form, setLine, setKind, submit: (asks: boolean) => form.submit(() => send(asks)) };
}
export type ReceiptForm = ReturnType<typeof useReceiptForm>;
