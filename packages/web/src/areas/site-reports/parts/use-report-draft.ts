import { firstFailure } from '@portal/contract/core/forms';
import { useState } from 'react';
import { askMoreUsed } from '#areas/site-logs/public/ask-more-used.ts';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { useStoredDraft } from '#kit/form/use-stored-draft.ts';
import { showFailure, showRefusal } from '#lib/failures.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';
import {
  beginWith,
  consumptionOf,
  draftPageChecks,
  EMPTY_DRAFT,
  isBehind,
  neededBy,
  type ReportDraft,
  reportPageChecks,
  type Saved,
  type StoredReport,
  saveBody,
  versionOf,
} from './report-draft.ts';
import { type DraftProps, placeOf } from './report-props.ts';

/** Keeps a draft on this device and sends it. Answers how it is stored then. */
async function sendDraft(props: DraftProps, { stored, draft }: Saved): Promise<StoredReport> {
  const body = saveBody(props.page.awardId, stored, draft);
  const unsentId = makeEntryId();
  const entry = { entryId: unsentId, kind: 'report', place: placeOf(props), path: 'Site/report-save', body } as const;
  const title = `작업완료확인서 버전 ${versionOf(props.reports[0])}`;
  const outcome = await storeAndSend({ ...entry, title, needs: neededBy(stored, draft) });
  return { entryId: stored.entryId, revision: stored.revision + 1, unsentId: outcome === 'kept' ? unsentId : '' };
}

/**
 * The draft of a version. Its entry id is made once, so that a repeated save is no second version. What a colleague saves
 * is shown while nothing is typed here; otherwise the server refuses the stale save. What is typed stays on the device.
 */
export function useReportDraft(props: DraftProps) {
  const { reports, page, reload } = props;
  const [newest] = reports;
  const [saved, setSaved] = useState(() => beginWith(props));
  const [draft, setDraft] = useState<ReportDraft>(saved.draft);
  const isDirty = draft !== saved.draft;
  if (!isDirty && isBehind(saved, newest)) {
    const next = beginWith(props);
    setSaved(next);
    setDraft(next.draft);
  }
  useUnsaved(isDirty);
  const typed = useStoredDraft({
    address: `report ${page.awardId}`,
    texts: isDirty ? { Report: JSON.stringify(draft) } : null,
    onRestore: ({ Report = '{}' }) => {
      const found: Partial<ReportDraft> = JSON.parse(Report);
      setDraft((former) => ({ ...former, ...found }));
    },
  });
  const form = useForm<ReportDraft>({
    draft,
    change: (part) => setDraft((former) => ({ ...former, ...part })),
    checks: reportPageChecks,
    empty: EMPTY_DRAFT,
  });

  /** Saves what is typed, and answers the stored draft; undefined when it was refused. */
  const store = async (): Promise<StoredReport | undefined> => {
    if (!isDirty && saved.stored.revision > 0) return saved.stored;
    try {
      const stored = await sendDraft(props, { stored: saved.stored, draft });
      setSaved({ stored, draft });
      if (stored.unsentId === '') await reload();
      return stored;
    } catch (error) {
      showRefusal('report.failed', error);
      return undefined;
    }
  };
  const save = async () => {
    if (firstFailure(draftPageChecks, draft)) return void showFailure(draftPageChecks, draft);
    const stored = await store();
    if (stored) toast.success(stored.unsentId === '' ? 'report.saved' : 'queue.kept');
  };
  /** Saves a finished draft before it is signed. */
  const finish = async (): Promise<StoredReport | undefined> => {
    if (!form.validate()) return undefined;
    return (await askMoreUsed(consumptionOf(draft, page.materials))) ? store() : undefined;
  };
  return { form, typed, version: versionOf(newest), save, finish };
}
