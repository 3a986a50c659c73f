import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { NO_SHIPPING, type Shipping } from '@portal/contract/areas/outsourced-projects/shipping';
import type { CallInput } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/yes-no';
import type { CallCtx } from '../../context.ts';
import type { ProjectParts, ProjectRecord } from './queries/detail.ts';
import { type KeptNames, resolveNames } from './resolve-names.ts';
import { shippingOf } from './shipping-columns.ts';

type EditInput = CallInput<typeof outsourcedProjectCalls.edit>;

/** The stored project as the form would send it, with the names its ids stand for. */
export const storedValues = (project: ProjectRecord, parts: ProjectParts): ProjectValues => ({
  ProjectName: project.project_name,
  Price: String(project.price),
  AddPrice: String(project.add_price),
  AreaId: project.area_id,
  areaName: project.area_name,
  StartDate: parts.startDates,
  DetailContent: project.detail_content,
  MaterialsNoYN: toYesNo(project.no_materials),
  Materials: parts.materials.map((line) => ({
    MaterialId: line.id,
    MaterialCnt: line.quantity,
    materialName: line.name,
    modelName: line.model,
  })),
  EtcMemo: project.etc_memo,
  MizeSalesUserId: project.sales_user_id,
  salesUserName: project.sales_user_name,
  MizePMUserId: parts.pms.map((pm) => pm.user_id),
  pmUserNames: parts.pms.map((pm) => pm.user_name),
  CustomerName: project.customer_name,
  ZipCode: project.zip_code,
  Addr1: project.addr1,
  Addr2: project.addr2,
  PlaceName: project.place_name,
  PlaceManagerName: project.place_manager_name,
  PlaceManagerMobile: project.place_manager_mobile,
  ImageNameList: parts.photoNames,
  shipping: shippingOf(project),
});

/** The project as an edit would leave it; names come from the ids alone (D-149). */
export async function sentValues(
  ctx: CallCtx,
  input: EditInput,
  stored: { values: ProjectValues; kept: KeptNames },
): Promise<ProjectValues> {
  const { values, kept } = stored;
  return {
    ...input,
    ...(await resolveNames(ctx, input, kept)),
    StartDate: [...input.StartDate].sort(),
    ImageNameList: input.ImageNameList ?? values.ImageNameList,
    shipping: sentShipping(values.shipping, input),
  };
}

const SHIPPING_FIELDS = Object.keys(NO_SHIPPING) as (keyof Shipping)[];

/** Fields that are not sent stay as they are. */
function sentShipping(stored: Shipping, input: EditInput): Shipping {
  const sent = SHIPPING_FIELDS.map((field) => [field, input[field] ?? stored[field]] as const);
  return { ...stored, ...Object.fromEntries(sent) };
}

/** What stays valid although it may have left the lists (D-52). */
export const keptNames = (project: ProjectRecord, parts: ProjectParts): KeptNames => ({
  area: new Map([[String(project.area_id), { name: project.area_name }]]),
  material: new Map(parts.materials.map((line) => [String(line.id), line])),
  sales: new Map([[project.sales_user_id, { name: project.sales_user_name }]]),
  pm: new Map(parts.pms.map((pm) => [pm.user_id, { name: pm.user_name }])),
});
