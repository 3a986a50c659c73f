import type { SiteLog } from '@portal/contract/areas/site-logs/calls';
import { correctionChecks, type LogDraft, logChecks } from '@portal/contract/areas/site-logs/logs';
import { useState } from 'react';
import { deviceTime } from '#areas/site/public/device-time.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { useStoredDraft } from '#kit/form/use-stored-draft.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { addLog, editLog } from '../api.ts';
import { draftOf, EMPTY_LOG } from './log-draft.ts';

type Options = {
  awardId: number;
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
 * that a log that was sent twice is one.
 */
export function useLogForm({ awardId, day, log, crew, isFree, onDone, reload }: Options) {
  const [entryId, setEntryId] = useState(makeEntryId);
  const typed = useDraft<LogDraft>(log ? draftOf(log) : { ...EMPTY_LOG, Headcount: crew });
  const { draft, change, dirty } = typed;
  const checks = isFree ? logChecks : [...logChecks, ...correctionChecks];
  const form = useForm<LogDraft>({ draft, change, checks, empty: EMPTY_LOG });
  useUnsaved(dirty);
  const stored = useStoredDraft({
    address: `log ${awardId} ${day}`,
    texts: dirty ? storedTexts(draft, entryId) : null,
    onRestore: (texts) => {
      const found = restored(texts);
      setEntryId(found.entryId);
      change(found.draft);
    },
  });
  const save = useSave<LogDraft>({
    send: async (content, key) => {
      const sent = { ...content, Materials: [...content.Materials], Photos: [...content.Photos] };
      const entry = { ...sent, DeviceDtm: deviceTime() };
      if (log) await editLog({ ...entry, LogId: log.logId, Version: log.version }, key);
      else await addLog({ ...entry, AwardId: awardId, EntryId: entryId, Day: day }, key);
      stored.forget();
      typed.markSaved();
    },
    done: log ? 'log.edited' : 'log.added',
    failed: log ? 'log.edit.failed' : 'log.add.failed',
    onDone,
    onStale: reload,
  });
  return { form, stored, dirty, submit: () => form.submit(() => save(draft)) };
}
