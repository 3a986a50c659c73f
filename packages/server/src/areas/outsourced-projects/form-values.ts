import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { NO_SHIPPING, relevantShipping, type Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import { MATERIALS_ITEM } from '@portal/contract/areas/project/changes';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { joinValues } from '@portal/contract/core/formats';
import type { Change } from '@portal/contract/core/forms';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import { materialValues, sharedColumns, sharedValues, storedMaterials } from '#areas/project/public/form-values.ts';
import { resolveNames, type StoredNames } from '#areas/project/public/resolve-names.ts';
import type { CallCtx } from '#context.ts';
import { refuseChoice } from '#refuse-choice.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';
import { findTrade } from './queries/trades.ts';
import type { Parts } from './queries/write.ts';

type EditInput = CallInput<typeof outsourcedProjectCalls.edit>;

/** The stored project as the form sends it, with the names of its ids. */
export const storedValues = (project: ProjectRecord, parts: ProjectParts): ProjectValues => ({
  ...sharedValues(project, parts),
  Price: String(project.price),
  AddPrice: String(project.add_price),
  TradeId: project.trade_id ?? 0,
  tradeName: project.trade_name ?? '',
  StartDate: parts.startDates,
  Materials: materialValues(parts),
  ImageNameList: parts.photoNames,
  shipping: shippingOf(project),
});

/** The project as the edit will leave it; names come from the ids alone (D-149). */
export async function sentValues(
  ctx: CallCtx,
  input: EditInput,
  stored: { values: ProjectValues; storedNames: StoredNames },
): Promise<ProjectValues> {
  const { values, storedNames } = stored;
  const { TradeId = values.TradeId } = input;
  const chosen = { ...input, materials: { field: 'Materials', lines: input.Materials } };
  const { materials, leaderName: _, ...names } = await resolveNames(ctx, chosen, storedNames);
  return {
    ...input,
    ...names,
    Materials: materials,
    TradeId,
    tradeName: await tradeNameOf(ctx, TradeId, values),
    StartDate: [...input.StartDate].sort(),
    ImageNameList: input.ImageNameList ?? values.ImageNameList,
    shipping: sentShipping(values.shipping, input),
  };
}

/**
 * The name of a chosen trade; '' for none. Refuses one that cannot be chosen, unless the project has it already (D-52).
 */
export async function tradeNameOf(
  { db }: CallCtx,
  id: number,
  stored: Pick<ProjectValues, 'TradeId' | 'tradeName'> = { TradeId: 0, tradeName: '' },
): Promise<string> {
  if (id === stored.TradeId) return stored.tradeName;
  if (id === 0) return '';
  const trade = await findTrade(db, id);
  if (trade?.active) return trade.name;
  refuseChoice('TradeId', trade?.name ?? (await findDeletedName(db, NAME_LISTS.trade, id)));
}

const SHIPPING_FIELDS = Object.keys(NO_SHIPPING) as (keyof Shipping)[];

/** Fields that are not sent keep their value. */
function sentShipping(stored: Shipping, input: EditInput): Shipping {
  const sent = SHIPPING_FIELDS.map((field) => [field, input[field] ?? stored[field]] as const);
  return { ...stored, ...Object.fromEntries(sent) };
}

type FormValues = Omit<
  ProjectValues,
  'areaName' | 'tradeName' | 'salesUserName' | 'pmUserNames' | 'shipping' | 'Materials'
>;

/** The columns that registration and edit write; none of them belongs to an award (TH17). */
export function formColumns(values: FormValues) {
  const start_dates = [...values.StartDate].sort();
  return {
    ...sharedColumns(values),
    price: Number(values.Price),
    add_price: Number(values.AddPrice),
    trade_id: values.TradeId === 0 ? null : values.TradeId,
    first_day: start_dates[0] ?? null,
    start_dates,
  };
}

/** The columns of an edit: those of the form and of the shipment draft. */
export const editedColumns = (values: ProjectValues) => ({
  ...formColumns(values),
  ...shippingColumns(values.shipping),
});

/** The parts that an edit replaces: only those that differ. */
export function changedParts(
  { before, after }: Record<'before' | 'after', ProjectValues>,
  changes: readonly Change[],
): Parts {
  const differs = (field: 'StartDate' | 'MizePMUserId' | 'ImageNameList') =>
    joinValues(before[field]) !== joinValues(after[field]);
  return {
    ...(differs('StartDate') ? { startDates: after.StartDate } : {}),
    ...(differs('MizePMUserId') ? { pmUserIds: after.MizePMUserId } : {}),
    ...(differs('ImageNameList') ? { photoNames: after.ImageNameList } : {}),
    ...(changes.some((change) => change.itemName === MATERIALS_ITEM)
      ? { materials: storedMaterials(after, after.Materials) }
      : {}),
  };
}

/** The stored shipment under the names of the request. */
export const shippingOf = (project: ProjectRecord): Shipping => ({
  DeliveryType: project.delivery_type,
  SendType: project.send_type,
  SendZipCode: project.send_zip_code,
  SendAddr1: project.send_addr1,
  SendAddr2: project.send_addr2,
  TNumber: project.parcel_number,
  QNumber: project.courier_phone,
  Vname: project.visitor_name,
});

/** The columns of a shipment: only those of its delivery and send type are filled (D-69). */
export function shippingColumns(shipping: Shipping) {
  const relevant = relevantShipping(shipping);
  return {
    delivery_type: relevant.DeliveryType,
    send_type: relevant.SendType,
    send_zip_code: relevant.SendZipCode,
    send_addr1: relevant.SendAddr1,
    send_addr2: relevant.SendAddr2,
    parcel_number: relevant.TNumber,
    courier_phone: relevant.QNumber,
    visitor_name: relevant.Vname,
  };
}
