import type { PhotoPair, SigningDraft } from '@portal/contract/areas/site-reports/forms';
import type { UnsentEntry } from '#areas/site-queue/public/enqueue.ts';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';

/** What a save sends, beside its award. */
export type SaveBody = {
  EntryId: string;
  Revision: number;
  Summary: string;
  Remarks: string;
  Pairs: PhotoPair[];
  Materials: { Name: string; Model: string; Quantity: number; Unit: string }[];
};

/** The last entry of a kind that is still on this device, with the body that it sends. */
export type UnsentPart<Body> = { entry: UnsentEntry; body: Body; isRefused: boolean };
/** The customer's part of the signatures, with the revision that was signed, what was shown, and the device's time. */
export type CustomerPart = SigningDraft & {
  ReportEntryId: string;
  Revision: number;
  CustomerDtm: string;
  Shown: string;
};
/** What of a report is still on this device: its last save, its signatures, or the customer's part of them. */
export type UnsentReport = {
  save: UnsentPart<SaveBody> | undefined;
  signature: UnsentPart<SigningDraft> | undefined;
  customer: UnsentPart<CustomerPart> | undefined;
};

function lastOf<Body>(entries: readonly UnsentEntry[], kind: UnsentEntry['kind']): UnsentPart<Body> | undefined {
  const entry = entries.findLast((one) => one.kind === kind);
  if (!entry) return undefined;
  const body: Body = JSON.parse(JSON.stringify(entry.body));
  return { entry, body, isRefused: entry.state === 'refused' };
}

/** What of an award's report is still on this device; null until it was read. */
export function useUnsentReport(awardId: number): UnsentReport | null {
  const unsent = useUnsent();
  const entries = (unsent?.idle ?? []).filter(
    (entry) => entry.awardId === awardId && (entry.kind === 'report' || entry.kind === 'signature'),
  );
  if (unsent === null) return null;
  const isOpen = ({ state }: UnsentEntry): boolean => state === 'open';
  const finished = entries.filter((entry) => !isOpen(entry));
  return {
    save: lastOf<SaveBody>(finished, 'report'),
    signature: lastOf<SigningDraft>(finished, 'signature'),
    customer: lastOf<CustomerPart>(entries.filter(isOpen), 'signature'),
  };
}
