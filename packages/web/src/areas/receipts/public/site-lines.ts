import type { ReceiptPage } from '@portal/contract/areas/receipts/calls';

/** What the materials of a site are: to be received, received, or with a difference that staff have to answer. */
export type SiteLines = {
  state: 'due' | 'received' | 'waiting';
  lines: { name: string; count: number; unit: string | undefined }[];
};

/** The materials of a site: those that are due, else what arrived of them (D-610). */
export function siteLines({ due, arrived, waitingYN }: ReceiptPage, isReceived: boolean): SiteLines {
  if (due.length > 0)
    return {
      state: 'due',
      lines: due.map(({ materialName, sent, unit }) => ({ name: materialName, count: sent, unit })),
    };
  const lines = arrived.map((line) => ({ name: line.materialName, count: line.arrived, unit: line.unit }));
  const state = waitingYN === 'Y' ? 'waiting' : isReceived ? 'received' : 'due';
  return { state, lines: lines.filter(({ count }) => count > 0) };
}
