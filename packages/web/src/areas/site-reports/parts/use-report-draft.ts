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

/**
 * The draft of a version. A first version begins with the materials that were sent, a correction with the version before
 * it. Its entry id is made once, so that a repeated save is no second version.
 */
export function useReportDraft({ reports: [newest], page, reload }: ReportProps) {
  const isStored = newest?.state === ReportState.Draft;
  const [entryId] = useState(() => (isStored ? newest.entryId : makeEntryId()));
  const [first] = useState(() => (newest ? draftOf(newest) : { ...EMPTY, Materials: page.materials }));
  const [draft, setDraft] = useState<ReportDraft>(first);
  const [saved, setSaved] = useState({ stored: { reportId: 0, revision: 0 }, draft: first });
  const stored: StoredDraft = isStored ? newest : saved.stored;
  const isDirty = draft !== saved.draft;
  useUnsaved(isDirty);
  const form = useForm<ReportDraft>({
    draft,
    change: (part) => setDraft((former) => ({ ...former, ...part })),
    checks: reportChecks,
    empty: EMPTY,
  });

  /** Saves what is typed, and answers the stored draft; undefined when it was refused. */
  const store = async (): Promise<StoredDraft | undefined> => {
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
      setSaved({ stored: next, draft });
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
  return { form, version: isStored ? newest.version : (newest?.version ?? 0) + 1, save, finish };
}
