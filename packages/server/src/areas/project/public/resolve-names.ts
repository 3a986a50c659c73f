import { Duty, hasDuty } from '@portal/contract/areas/employees/duties';
import type { MaterialValue, SharedValues } from '@portal/contract/areas/project/changes';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
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

type Find = (kind: Reference['kind'], id: string, duty?: Duty) => Named | undefined;

/** Names of the chosen ids (D-149). Refuses an id that cannot be chosen with BAD_REQUEST and its field. */
export async function resolveNames({ db }: CallCtx, chosen: Chosen, stored = NO_STORED_NAMES): Promise<Names> {
  const { MizePMUserId: pms, MizeSalesUserId: sales, ChoiceUserId: leader = '' } = chosen;
  const missingIds = findMissingIds(chosen, stored);
  const hasMissing = Object.values(missingIds).some((ids) => ids.length > 0);
  const found = hasMissing ? await listReferences(db, missingIds) : [];
  const find: Find = (kind, id, duty) =>
    found.find((record) => record.kind === kind && record.id === id && (!duty || hasDuty(duty, record)));

  const area = stored.area.get(String(chosen.AreaId)) ?? find('area', String(chosen.AreaId)) ?? refuseId('AreaId');
  const materials = nameMaterials(chosen.materials, stored.material, find);
  const manager = stored.sales.get(sales) ?? find('user', sales, Duty.Sales) ?? refuseId('MizeSalesUserId');
  const isInvalidList = pms.length > MAX_PER_PROJECT.people || new Set(pms).size < pms.length;
  const pmUserNames = pms.map((id) => {
    const named = isInvalidList ? undefined : (stored.pm.get(id) ?? find('user', id, Duty.Pm));
    return (named ?? refuseId('MizePMUserId')).name;
  });
  const leaderName =
    leader === '' ? '' : (stored.leader.get(leader) ?? find('user', leader) ?? refuseId('ChoiceUserId')).name;
  return { areaName: area.name, materials, salesUserName: manager.name, pmUserNames, leaderName };
}

const refuseId = (field: string): never => refuse('BAD_REQUEST', { field });

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

const nameMaterials = ({ field, lines }: Chosen['materials'], stored: NamesById, find: Find): MaterialValue[] =>
  lines.map((line) => {
    const id = String(line.MaterialId);
    const named = stored.get(id) ?? find('material', id) ?? refuseId(field);
    return { ...line, materialName: named.name, modelName: named.model ?? '' };
  });
