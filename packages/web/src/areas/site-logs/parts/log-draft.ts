import type { LogPage, LogVersion, SiteLog, UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { LogDraft } from '@portal/contract/areas/site-logs/logs';

/** A log without anything typed. */
export const EMPTY_LOG: LogDraft = {
  Work: '',
  Headcount: 0,
  Materials: [],
  DelayKind: '',
  DelayText: '',
  Tomorrow: '',
  Photos: [],
  Reason: '',
};

/** A stored log as a draft. The reason of its last correction is not that of the next one. */
export const draftOf = (log: LogVersion): LogDraft => ({
  Work: log.work,
  Headcount: log.headcount,
  Materials: log.materials.map(({ materialId, quantity }) => ({ MaterialId: materialId, Quantity: quantity })),
  DelayKind: log.delayKind,
  DelayText: log.delayText,
  Tomorrow: log.tomorrow,
  Photos: log.photos,
  Reason: '',
});

/** The lines of the form: those that were sent, and those that the log has already. */
export const linesOf = (page: LogPage, log: SiteLog | undefined): UsedLine[] => [
  ...page.materials,
  ...(log?.materials ?? []).filter(({ materialId }) => !page.materials.some((line) => line.materialId === materialId)),
];
