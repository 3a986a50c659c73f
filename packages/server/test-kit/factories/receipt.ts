import { randomUUID } from 'node:crypto';
import type { ReceiptPage } from '@portal/contract/areas/receipts/calls';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { makeOrder } from './order.ts';
import { succeed } from './project-states.ts';
import { addSitePhoto } from './site-photo.ts';

/** A shipment that a PM brings, so that no field is missing. */
const BROUGHT = { DeliveryType: 'D' };

/** Sends the materials of a project (MT3). */
export const sendMaterials = (portal: TestApp, Id: number): Promise<void> =>
  succeed(portal, 'Construction/construction-matertial-send', { Id, ...BROUGHT }, 'sales1');

/** An order of hanbit1 whose materials are sent: 12 of the first material. Returns its id. */
export async function makeShipped(portal: TestApp): Promise<number> {
  const Id = await makeOrder(portal);
  await sendMaterials(portal, Id);
  return Id;
}

/** What is to be received of a project, as its winner reads it. */
export async function dueOf(portal: TestApp, Id: number, as: Person = 'hanbit1'): Promise<ReceiptPage> {
  const { ok, raw, status } = await portal.call('Site/receipt-list', { Id }, { as });
  if (status !== 200) throw new Error(`no receipts: ${raw}`);
  return ok.meta;
}

/** A receipt of what is due: everything fine, but for `changes`. */
export async function receiptOf(portal: TestApp, Id: number, changes: object = {}, as: Person = 'hanbit1') {
  const { awardId, due } = await dueOf(portal, Id, as);
  const Lines = due.map(({ materialId }) => ({ MaterialId: materialId, Kind: 'O', Count: 0 }));
  return { AwardId: awardId, EntryId: randomUUID(), Lines, ...changes };
}

/** A receipt in which some of the first material are missing, with a photo. */
export async function shortReceipt(portal: TestApp, Id: number, changes: object = {}, as: Person = 'hanbit1') {
  const { awardId, due } = await dueOf(portal, Id, as);
  const EntryId = randomUUID();
  await addSitePhoto(portal, awardId, { EntryId, Label: 'M' }, as);
  const Lines = due.map(({ materialId }, index) =>
    index === 0 ? { MaterialId: materialId, Kind: 'S', Count: 2 } : { MaterialId: materialId, Kind: 'O', Count: 0 },
  );
  return {
    AwardId: awardId,
    EntryId: randomUUID(),
    Lines,
    Note: '상자가 비어 있습니다.',
    Photos: [EntryId],
    ...changes,
  };
}
