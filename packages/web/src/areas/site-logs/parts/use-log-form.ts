import type { SiteLog } from '@portal/contract/areas/site-logs/calls';
import { correctionChecks, type LogDraft, logChecks } from '@portal/contract/areas/site-logs/logs';
import { useRef, useState } from 'react';
import { deviceTime } from '#areas/site/public/device-time.ts';
import { type EntryBody, type EntryPlace, sendOrKeep, sendWaiting } from '#areas/site-queue/public/enqueue.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { useStoredDraft } from '#kit/form/use-stored-draft.ts';
import { shortDay } from '#lib/days.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { addLog, editLog, type NewLog } from '../api.ts';
import { draftOf, EMPTY_LOG } from './log-draft.ts';

type Options = {
  place: EntryPlace;
  day: string;
  /** The stored log; undefined for a new one. */
  log: SiteLog | undefined;
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
 * that a log that was sent twice is one. A new log that nobody answers waits on the device (D-444).
 */
export function useLogForm({ place, day, log, crew, isFree, onDone, reload }: Options) {
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
  /** Whether a new log waits on the device, because nobody answered. */
  const isKept = useRef(false);
  const add = async (body: NewLog & EntryBody, key: string) => {
    const entry = {
      entryId,
      kind: 'log',
      place,
      path: 'Site/log-add',
      body,
      title: `작업일보 ${shortDay(day)}`,
    } as const;
    isKept.current = (await sendOrKeep(entry, () => addLog(body, key))) === 'kept';
  };
  const save = useSave<LogDraft>({
    send: async (content, key) => {
      const sent = { ...content, Materials: [...content.Materials], Photos: [...content.Photos] };
      const entry = { ...sent, DeviceDtm: deviceTime() };
      if (log) {
        // An edit is not kept on the device. The photos that it names must be on the server before it.
        await sendWaiting(place.awardId);
        await editLog({ ...entry, LogId: log.logId, Version: log.version }, key);
      } else await add({ ...entry, AwardId: place.awardId, EntryId: entryId, Day: day }, key);
      stored.forget();
      typed.markSaved();
    },
    done: () => (log ? 'log.edited' : isKept.current ? 'queue.kept' : 'log.added'),
    failed: log ? 'log.edit.failed' : 'log.add.failed',
    onDone,
    onStale: reload,
  });
  return { form, stored, dirty, submit: () => form.submit(() => save(draft)) };
}
