import type { ReportMaterial, SiteReport } from '@portal/contract/areas/site-reports/calls';
import { draftChecks, type PhotoPair, reportChecks } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import { firstFailure } from '@portal/contract/core/forms';
import { useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { showFailure, showRefusal } from '#lib/failures.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';
import { saveReport } from '../api.ts';
import type { ReportProps } from './report-props.ts';

export type ReportDraft = {
  Summary: string;
  Remarks: string;
  Pairs: readonly PhotoPair[];
  Materials: readonly ReportMaterial[];
};
const EMPTY: ReportDraft = { Summary: '', Remarks: '', Pairs: [], Materials: [] };

const pairsOf = ({ pairs }: SiteReport): PhotoPair[] =>
  pairs.map(({ before, after }) => ({ Before: before?.entryId ?? '', After: after?.entryId ?? '' }));

const draftOf = (report: SiteReport): ReportDraft => ({
  Summary: report.summary,
  Remarks: report.remarks,
  Pairs: pairsOf(report),
  Materials: report.materials,
});

/** A stored draft: its id and its revision. 0 before the first save. */
export type StoredDraft = { reportId: number; revision: number };

/** The draft that is being changed, and how it was last saved. */
type Saved = { entryId: string; stored: StoredDraft; draft: ReportDraft };

const NEVER: StoredDraft = { reportId: 0, revision: 0 };

/** The version that is being written: the draft, or the next one. */
export const versionOf = (newest: SiteReport | undefined): number =>
  newest?.state === ReportState.Draft ? newest.version : (newest?.version ?? 0) + 1;

/** A stored draft as it is. A new one begins with the version before it, or with the materials that were sent. */
function beginWith({ reports: [newest], page }: ReportProps): Saved {
  if (!newest) return { entryId: makeEntryId(), stored: NEVER, draft: { ...EMPTY, Materials: page.materials } };
  const isStored = newest.state === ReportState.Draft;
  return isStored
    ? { entryId: newest.entryId, stored: newest, draft: draftOf(newest) }
    : { entryId: makeEntryId(), stored: NEVER, draft: draftOf(newest) };
}

/** Whether a colleague has saved the draft since. */
const isBehind = ({ entryId, stored }: Saved, newest: SiteReport | undefined): newest is SiteReport =>
  newest?.state === ReportState.Draft &&
  (newest.entryId === entryId ? newest.revision > stored.revision : stored.reportId === 0);

/**
 * The draft of a version. Its entry id is made once, so that a repeated save is no second version. What a colleague saves
 * is shown while nothing is typed here; otherwise the server refuses the stale save.
 */
export function useReportDraft(props: ReportProps) {
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
  const form = useForm<ReportDraft>({
    draft,
    change: (part) => setDraft((former) => ({ ...former, ...part })),
    checks: reportChecks,
    empty: EMPTY,
  });

  /** Saves what is typed, and answers the stored draft; undefined when it was refused. */
  const store = async (): Promise<StoredDraft | undefined> => {
    const { entryId, stored } = saved;
    if (!isDirty && stored.reportId > 0) return stored;
    try {
      const { data } = await saveReport({
        AwardId: page.awardId,
        EntryId: entryId,
        Revision: stored.revision,
        Summary: draft.Summary,
        Remarks: draft.Remarks,
        Pairs: [...draft.Pairs],
        Materials: draft.Materials.map(({ name, model, quantity, unit }) => ({
          Name: name,
          Model: model,
          Quantity: quantity,
          Unit: unit,
        })),
      });
      const [next = stored] = data;
      setSaved({ entryId, stored: next, draft });
      await reload();
      return next;
    } catch (error) {
      showRefusal('report.failed', error);
      return undefined;
    }
  };
  const save = async () => {
    if (firstFailure(draftChecks, draft)) return void showFailure(draftChecks, draft);
    if (await store()) toast.success('report.saved');
  };
  /** Saves a finished draft before it is signed. */
  const finish = async (): Promise<StoredDraft | undefined> => (form.validate() ? store() : undefined);
  return { form, version: versionOf(newest), save, finish };
}
