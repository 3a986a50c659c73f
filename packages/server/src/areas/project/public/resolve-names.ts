import { Duty, hasDuty } from '@portal/contract/areas/employees/duties';
import type { MaterialValue, SharedValues } from '@portal/contract/areas/project/changes';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { listReferences, type Reference } from '../queries.ts';

/** The ids that a form sends, under the names of the request. */
type Chosen = Pick<SharedValues, 'AreaId' | 'MizeSalesUserId' | 'MizePMUserId'> & {
  /** Materials, and the request field they came in. */
  materials: { field: string; lines: readonly { MaterialId: number; MaterialCnt: number }[] };
  /** The leader of an installation; any employee (D-79). '' and undefined mean nobody. */
  ChoiceUserId?: string;
};

type Named = { name: string; model?: string };
type NamesById = ReadonlyMap<string, Named>;

/** Names that a project already stores; they stay valid after they left the lists (D-52). */
export type StoredNames = { area: NamesById; material: NamesById; sales: NamesById; pm: NamesById; leader: NamesById };

const NO_NAMES: NamesById = new Map();
const NO_STORED_NAMES: StoredNames = {
  area: NO_NAMES,
  material: NO_NAMES,
  sales: NO_NAMES,
  pm: NO_NAMES,
  leader: NO_NAMES,
};

type Names = Pick<SharedValues, 'areaName' | 'salesUserName' | 'pmUserNames'> & {
  materials: MaterialValue[];
  leaderName: string;
};

type NameRequest = { kind: Reference['kind']; id: string; field: string; duty?: Duty };
type Find = (request: NameRequest) => Promise<Named>;

/** What the log of changes calls each kind. Users keep their names when they are deleted. */
const SUBJECTS = { area: NAME_LISTS.area, material: '자재', user: '' } as const;

/** Names of the chosen ids (D-149). Refuses one that cannot be chosen with its field, and its name if it has one. */
export async function resolveNames({ db }: CallCtx, chosen: Chosen, stored = NO_STORED_NAMES): Promise<Names> {
  const { MizePMUserId: pms, MizeSalesUserId: sales, ChoiceUserId: leader = '' } = chosen;
  const missingIds = findMissingIds(chosen, stored);
  const hasMissing = Object.values(missingIds).some((ids) => ids.length > 0);
  const found = hasMissing ? await listReferences(db, missingIds) : [];
  const known = (kind: Reference['kind'], id: string) =>
    found.find((record) => record.kind === kind && record.id === id);
  const find: Find = async ({ kind, id, field, duty }) => {
    const record = known(kind, id);
    if (record?.active && (!duty || hasDuty(duty, record))) return record;
    return refuseChoice(field, record?.name ?? (await findDeletedName(db, SUBJECTS[kind], id)));
  };

  const areaId = String(chosen.AreaId);
  const area = stored.area.get(areaId) ?? (await find({ kind: 'area', id: areaId, field: 'AreaId' }));
  const materials = await nameMaterials(chosen.materials, stored.material, find);
  const asSales = { kind: 'user', id: sales, field: 'MizeSalesUserId', duty: Duty.Sales } as const;
  const manager = stored.sales.get(sales) ?? (await find(asSales));
  const field = 'MizePMUserId';
  if (pms.length > MAX_PER_PROJECT.people || new Set(pms).size < pms.length) refuse('BAD_REQUEST', { field });
  const pmUserNames: string[] = [];
  for (const id of pms) {
    const named = stored.pm.get(id) ?? (await find({ kind: 'user', id, field, duty: Duty.Pm }));
    pmUserNames.push(named.name);
  }
  const asLeader = { kind: 'user', id: leader, field: 'ChoiceUserId' } as const;
  const leaderName = leader === '' ? '' : (stored.leader.get(leader) ?? (await find(asLeader))).name;
  return { areaName: area.name, materials, salesUserName: manager.name, pmUserNames, leaderName };
}

/** Ids to look up, because the project does not store their name. */
function findMissingIds(chosen: Chosen, stored: StoredNames) {
  const missing = (ids: readonly string[], known: NamesById): string[] => ids.filter((id) => !known.has(id));
  const leaders = chosen.ChoiceUserId ? [chosen.ChoiceUserId] : [];
  return {
    areas: missing([String(chosen.AreaId)], stored.area),
    users: [
      ...missing([chosen.MizeSalesUserId], stored.sales),
      ...missing(chosen.MizePMUserId, stored.pm),
      ...missing(leaders, stored.leader),
    ],
    materials: missing(
      chosen.materials.lines.map((line) => String(line.MaterialId)),
      stored.material,
    ),
  };
}

async function nameMaterials({ field, lines }: Chosen['materials'], stored: NamesById, find: Find) {
  const named: MaterialValue[] = [];
  for (const line of lines) {
    const id = String(line.MaterialId);
    const { name, model = '' } = stored.get(id) ?? (await find({ kind: 'material', id, field }));
    named.push({ ...line, materialName: name, modelName: model });
  }
  return named;
}
