import type { Consumption } from '@portal/contract/areas/site-logs/logs';
import type { OfferedMaterial, ReportMaterial, SiteReport } from '@portal/contract/areas/site-reports/calls';
import { draftChecks, type PhotoPair, photosOf, reportChecks } from '@portal/contract/areas/site-reports/forms';
import { ReportState } from '@portal/contract/areas/site-reports/status';
import type { Check } from '@portal/contract/core/forms';
import { MAX_QUANTITY } from '@portal/contract/core/limits';
import { makeEntryId } from '#lib/make-key.ts';
import type { DraftProps } from './report-props.ts';
import type { SaveBody, UnsentPart } from './unsent-report.ts';

/** What is written in the form of a report. */
export type ReportDraft = {
  Summary: string;
  Remarks: string;
  Pairs: readonly PhotoPair[];
  Materials: readonly ReportMaterial[];
};
export const EMPTY_DRAFT: ReportDraft = { Summary: '', Remarks: '', Pairs: [], Materials: [] };

const quantitiesRead: Check<ReportDraft> = {
  field: 'Materials',
  message: 'log.used.wrong',
  fails: ({ Materials }) => Materials.some(({ quantity }) => quantity < 0 || quantity > MAX_QUANTITY),
};

/** The checks of the page: those of the server, and quantities that are numbers. */
export const draftPageChecks: readonly Check<ReportDraft>[] = [...draftChecks, quantitiesRead];
export const reportPageChecks: readonly Check<ReportDraft>[] = [...reportChecks, quantitiesRead];

/** A saved draft: the entry of its version, its revision (0 before the first save), and its save on this device. */
export type StoredReport = { entryId: string; revision: number; unsentId: string };

/** The draft that is being changed, and how it was last saved. */
export type Saved = { stored: StoredReport; draft: ReportDraft };

const draftOf = (report: SiteReport): ReportDraft => ({
  Summary: report.summary,
  Remarks: report.remarks,
  Pairs: report.pairs.map(({ before, after }) => ({ Before: before?.entryId ?? '', After: after?.entryId ?? '' })),
  Materials: report.materials,
});

/** The fields of a save. */
export const saveBody = (
  awardId: number,
  { entryId, revision }: StoredReport,
  draft: ReportDraft,
): SaveBody & { AwardId: number } => ({
  AwardId: awardId,
  EntryId: entryId,
  Revision: revision,
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

/** The draft of a save that is on this device. A refused one is saved anew as if it had not been. */
function unsentDraft({ entry, body, isRefused }: UnsentPart<SaveBody>): Saved {
  const { EntryId, Revision, Summary, Remarks, Pairs } = body;
  const Materials = body.Materials.map(({ Name, Model, Quantity, Unit }) => ({
    name: Name,
    model: Model,
    quantity: Quantity,
    unit: Unit,
  }));
  return {
    stored: {
      entryId: EntryId,
      revision: isRefused ? Revision : Revision + 1,
      unsentId: isRefused ? '' : entry.entryId,
    },
    draft: { Summary, Remarks, Pairs, Materials },
  };
}

/** What is on this device, or a stored draft. A new one begins with the version before it, or with what was used or arrived. */
export function beginWith({ reports: [newest], page, unsent }: DraftProps): Saved {
  if (unsent.save) return unsentDraft(unsent.save);
  const stored = { entryId: makeEntryId(), revision: 0, unsentId: '' };
  if (!newest)
    return { stored, draft: { ...EMPTY_DRAFT, Materials: page.materials.map(({ arrived: _, ...line }) => line) } };
  const isStored = newest.state === ReportState.Draft;
  const { entryId, revision } = newest;
  return { stored: isStored ? { entryId, revision, unsentId: '' } : stored, draft: draftOf(newest) };
}

/** What the report says was used, beside what arrived. */
export const consumptionOf = ({ Materials }: ReportDraft, offered: readonly OfferedMaterial[]): Consumption[] =>
  Materials.map(({ name, model, unit, quantity }) => ({
    name,
    unit,
    used: quantity,
    arrived: offered.find((line) => line.name === name && line.model === model)?.arrived ?? 0,
  }));

/** Whether a colleague has saved the draft since. */
export const isBehind = ({ stored }: Saved, newest: SiteReport | undefined): boolean =>
  newest?.state === ReportState.Draft &&
  (newest.entryId === stored.entryId ? newest.revision > stored.revision : stored.revision === 0);

/** The version that is being written: the draft, or the next one. */
export const versionOf = (newest: SiteReport | undefined): number =>
  newest?.state === ReportState.Draft ? newest.version : (newest?.version ?? 0) + 1;

/** Entries that must reach the server before a save does: its photos, and the save before it. */
export const neededBy = ({ unsentId }: StoredReport, { Pairs }: ReportDraft): string[] =>
  [...photosOf(Pairs), unsentId].filter((entryId) => entryId !== '');
