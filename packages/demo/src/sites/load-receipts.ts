import type { ReceiptLine } from '@portal/contract/areas/receipts/calls';
import { differenceText, type LineKind } from '@portal/contract/areas/receipts/receipts';
import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { Ctx } from '@portal/server/context';
import { momentOn } from '../jobs.ts';
import { insertAll } from '../queries.ts';
import { entryIdOf } from './entry-ids.ts';
import type { Site } from './pick-sites.ts';
import { insertReceipt, type NewMessage } from './queries.ts';

const NOTE = '상자 하나가 찢어진 채 도착했습니다. 추가 발송 부탁드립니다.';
const HOUR_MS = 3_600_000;

/** Whether materials of a site are sent and not received, so that a receipt can wait. */
export const hasUnreceived = ({ project: { row } }: Site): boolean =>
  row.material_sent === true && row.material_received !== true;

/** When the difference of a site was registered: on its first morning, or two hours after the materials were sent. */
export function differenceAt({ project: { row }, days }: Site): Date {
  const sent = row.material_sent_at instanceof Date ? row.material_sent_at.getTime() : 0;
  return new Date(Math.max(sent + 2 * HOUR_MS, momentOn(days[0] ?? '', 9, 10).getTime()));
}

/** The lines of a receipt. Of the first one, a quarter is missing when there is a difference. */
const linesOf = (lines: readonly UsedLine[], isShort: boolean): ReceiptLine[] =>
  lines.map(({ quantity, ...line }, index) => {
    const kind: LineKind = isShort && index === 0 ? 'S' : 'O';
    return { ...line, sent: quantity, kind, count: kind === 'S' ? Math.ceil(quantity / 4) : 0 };
  });

/** What the company asks staff about a difference. */
export const differenceMessage = (site: Site, lines: readonly UsedLine[]): NewMessage => ({
  award_id: site.awardId,
  entry_id: entryIdOf(site, 'receipt', 0),
  user_id: site.crew,
  side: 'C',
  content: `자재수령 1차: ${differenceText(linesOf(lines, true))}\n${NOTE}`,
  asks: true,
  created_at: differenceAt(site),
});

type Receipt = { lines: readonly UsedLine[]; photo: string; messageId: number | null };

/** Loads the receipt of a site: all came, or a difference waits for staff. */
export async function loadReceipt({ db }: Ctx, site: Site, { lines, photo, messageId }: Receipt): Promise<void> {
  const { row } = site.project;
  const isShort = messageId !== null;
  const at = isShort ? differenceAt(site) : row.material_received_at;
  if (!(at instanceof Date)) return;
  const receipt_id = await insertReceipt(db, {
    award_id: site.awardId,
    entry_id: entryIdOf(site, 'receipt', 0),
    shipment: 1,
    sent_at: row.material_sent_at ?? null,
    state: isShort ? 'W' : 'R',
    lines: JSON.stringify(linesOf(lines, isShort)),
    note: isShort ? NOTE : '',
    user_id: site.crew,
    created_at: at,
    device_at: at,
    message_id: messageId,
  });
  if (!isShort) return;
  const shown = { receipt_id, award_id: site.awardId, position: 0, entry_id: photo };
  await insertAll(db, 'material_receipt_photo', [shown]);
}
