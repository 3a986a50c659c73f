import type { SiteLog, UsedLine } from '@portal/contract/areas/site-logs/calls';
import { correctionChecks, type LogDraft, logChecks } from '@portal/contract/areas/site-logs/logs';
import { useRef, useState } from 'react';
import { deviceTime } from '#areas/site/public/device-time.ts';
import type { EntryPlace, NewUnsentEntry } from '#areas/site-queue/public/enqueue.ts';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { useStoredDraft } from '#kit/form/use-stored-draft.ts';
import { shortDay } from '#lib/days.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { isBadRequest } from '#lib/refusal.ts';
import { askMoreUsed } from '../public/ask-more-used.ts';
import { draftOf, EMPTY_LOG } from './log-draft.ts';

type Options = {
  place: EntryPlace;
  day: string;
  /** The stored log; undefined for a new one. */
  log: SiteLog | undefined;
  /** The materials that were sent, with what arrived of them. */
  sent: readonly UsedLine[];
  /** How many came on that day. */
  crew: number;
  /** Whether it is still written freely. Later it needs a reason. */
  isFree: boolean;
  onDone: () => Promise<unknown>;
  reload: () => Promise<unknown>;
};

/** The texts of a draft as the device stores them. */
const storedTexts = (draft: LogDraft, entryId: string) => ({ Log: JSON.stringify({ draft, entryId }) });

function restored(texts: Readonly<Record<string, string>>): { draft: LogDraft; entryId: string } {
  const { draft, entryId }: { draft: Partial<LogDraft>; entryId: string } = JSON.parse(texts['Log'] ?? '{"draft":{}}');
  return { draft: { ...EMPTY_LOG, ...draft }, entryId };
}

/**
 * The form of a log. What is typed is kept on the device until it is sent. The entry id is made once and kept with it, so
 * that a log that was sent twice is one. What is sent is on the device first (D-444).
 */
export function useLogForm({ place, day, log, sent, crew, isFree, onDone, reload }: Options) {
  const [entryId, setEntryId] = useState(makeEntryId);
  const typed = useDraft<LogDraft>(log ? draftOf(log) : { ...EMPTY_LOG, Headcount: crew });
  const { draft, change, dirty } = typed;
  const checks = isFree ? logChecks : [...logChecks, ...correctionChecks];
  const form = useForm<LogDraft>({ draft, change, checks, empty: EMPTY_LOG });
  useUnsaved(dirty);
  const stored = useStoredDraft({
    address: `log ${place.awardId} ${day}`,
    texts: dirty ? storedTexts(draft, entryId) : null,
    onRestore: (texts) => {
      const found = restored(texts);
      setEntryId(found.entryId);
      change(found.draft);
    },
  });
  /** Whether it waits on the device, because nobody has answered yet. */
  const isUnsent = useRef(false);
  const save = useSave<LogDraft>({
    send: async (content) => {
      const written = { ...content, Materials: [...content.Materials], Photos: [...content.Photos] };
      const body = { ...written, DeviceDtm: deviceTime() };
      const title = `작업일보 ${shortDay(day)}`;
      const entry: NewUnsentEntry = log
        ? {
            // An edit that says what the log says already changes nothing, so its repeat is safe as well.
            entryId: makeEntryId(),
            kind: 'log',
            place,
            path: 'Site/log-edit',
            body: { ...body, LogId: log.logId, Version: log.version },
            title: `${title} 수정`,
          }
        : {
            entryId,
            kind: 'log',
            place,
            path: 'Site/log-add',
            body: { ...body, AwardId: place.awardId, EntryId: entryId, Day: day },
            title,
          };
      try {
        isUnsent.current = (await storeAndSend(entry)) === 'kept';
      } catch (error) {
        // The time of free writing may have ended since the page was read: it then asks for a reason.
        if (isBadRequest(error)) await reload();
        throw error;
      }
      stored.forget();
      typed.markSaved();
    },
    done: () => (isUnsent.current ? 'queue.kept' : log ? 'log.edited' : 'log.added'),
    failed: log ? 'log.edit.failed' : 'log.add.failed',
    onDone,
    onStale: reload,
  });
  const used = draft.Materials.flatMap(({ MaterialId, Quantity }) => {
    const line = sent.find(({ materialId }) => materialId === MaterialId);
    return line ? [{ name: line.materialName, unit: line.unit, used: Quantity, arrived: line.quantity }] : [];
  });
  const submit = () => form.submit(async () => ((await askMoreUsed(used)) ? save(draft) : undefined));
  return { form, stored, dirty, submit };
}
