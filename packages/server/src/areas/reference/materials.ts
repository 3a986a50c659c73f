import type { MaterialRow, referenceCalls } from '@portal/contract/areas/reference/calls';
import { materialChecks } from '@portal/contract/areas/reference/forms';
import type { CallInput } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure } from '@portal/contract/core/forms';
import { nameKey } from '@portal/contract/core/search-key';
import { changedText, logChange } from '#areas/audit/public/log.ts';
import type { CallCtx } from '#context.ts';
import { isDuplicate } from '#db/failures.ts';
import type { Handler } from '#http/handler-types.ts';
import { numberRows } from '#lists/page.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { ACTIVE } from './companies.ts';
import { orderedNames } from './order.ts';
import {
  deleteMaterial,
  insertMaterial,
  listMaterialNames,
  listMaterialsNamed,
  lockMaterial,
  lockMaterials,
  pageMaterials,
  updateMaterial,
  updateMaterialOrder,
} from './queries/records.ts';
import { refuseReferenced, retire } from './retire.ts';

type Calls = typeof referenceCalls;
type Input = CallInput<Calls['addMaterial']>;

const SUBJECT = '자재';
/** The constraint that a name and model exist once. */
const UNIQUE_MATERIAL = 'material_name_model_key';

/** Lists materials, retired ones too, in their order. */
export const listMaterials: Handler<Calls['listMaterials']> = async ({ db }, input) => {
  const filter = { active: ACTIVE[input.SearchActiveStatus], keyword: input.SearchKey.trim() };
  const page = await pageMaterials(db, input, filter);
  return numberRows(
    { ...input, OrderType: '' },
    page,
    (row, no): MaterialRow => ({
      id: row.id,
      no,
      materialName: row.name,
      modelName: row.model,
      unit: row.unit,
      activeYN: toYesNo(row.active),
      version: row.version,
    }),
  );
};

/** The columns of a material from a form or a workbook. */
export const materialColumns = (input: Omit<Input, 'LoginUserId'>) => ({
  name: input.MaterialName.trim(),
  model: input.ModelName.trim(),
  unit: input.Unit.trim(),
});

/** Refuses a material that already exists, and throws any other error again. */
export function refuseTaken(error: unknown): never {
  if (isDuplicate(error, UNIQUE_MATERIAL)) refuse('REFERENCE_EXISTS', { field: 'MaterialName' });
  throw error;
}

/** Refuses a material of the same name and model (D-543). The constraint holds what is the same sign by sign. */
async function refuseSame({ db }: CallCtx, { name, model }: { name: string; model: string }, ownId?: number) {
  const others = (await listMaterialsNamed(db, [name])).filter(({ id }) => id !== ownId);
  if (others.some((other) => nameKey(other.name) === nameKey(name) && nameKey(other.model) === nameKey(model))) {
    refuse('REFERENCE_EXISTS', { field: 'MaterialName' });
  }
}

const log = (ctx: CallCtx, material: { id: number; name: string }, action: string, detail = '') =>
  logChange(ctx, { subject: SUBJECT, key: material.id, name: material.name, action, detail });

/** Locks the material that a call changes, as the caller has seen it. */
async function lockSeen({ db }: CallCtx, { Id, Version }: { Id: number; Version?: number | undefined }) {
  const material = (await lockMaterial(db, Id)) ?? refuse('NOT_FOUND');
  refuseStale(Version, material);
  return material;
}

/** Adds a material. */
export const addMaterial: Handler<Calls['addMaterial']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(materialChecks, input));
  const columns = materialColumns(input);
  await refuseSame(ctx, columns);
  const id = await insertMaterial(ctx.db, columns).catch(refuseTaken);
  await log(ctx, { id, name: columns.name }, '등록');
  return { id };
};

/** Changes a material; without changes it logs nothing. */
export const editMaterial: Handler<Calls['editMaterial']> = async (ctx, input) => {
  const material = await lockSeen(ctx, input);
  refuseFailedCheck(firstFailure(materialChecks, input));
  const columns = materialColumns(input);
  await refuseSame(ctx, columns, material.id);
  await updateMaterial(ctx.db, material.id, columns).catch(refuseTaken);
  const detail = changedText([
    ['자재명', material.name, columns.name],
    ['모델명', material.model, columns.model],
    ['단위', material.unit, columns.unit],
  ]);
  if (detail !== '') await log(ctx, { id: material.id, name: columns.name }, '수정', detail);
};

/** Reorders the materials; the request must name every material once. */
export const orderMaterials: Handler<Calls['orderMaterials']> = async (ctx, input) => {
  await lockMaterials(ctx.db);
  const { ids, detail } = orderedNames(await listMaterialNames(ctx.db), input);
  await updateMaterialOrder(ctx.db, ids);
  await log(ctx, { id: 0, name: '' }, '순서 변경', detail);
};

/** Retires a material or puts it back into use. */
export const retireMaterial: Handler<Calls['retireMaterial']> = async (ctx, input) => {
  const { Id, ActiveYN } = input;
  const material = await lockSeen(ctx, input);
  await retire(material, ActiveYN, {
    write: (active) => updateMaterial(ctx.db, Id, { active }),
    log: (action) => log(ctx, material, action),
  });
};

/** Removes a material that no project refers to. */
export const removeMaterial: Handler<Calls['removeMaterial']> = async (ctx, input) => {
  const { Id } = input;
  const material = await lockSeen(ctx, input);
  await refuseReferenced(deleteMaterial(ctx.db, Id));
  await log(ctx, material, '삭제');
};
