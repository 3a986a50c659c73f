import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import { StaffLetter } from '@portal/contract/core/staff-letter';
import type { CallCtx } from '../../context.ts';
import { refuse } from '../../refuse.ts';
import { listReferences, type Reference } from './queries/references.ts';

/** The ids a form sends, under their request names. */
type Chosen = {
  AreaId: number;
  Materials: readonly { MaterialId: number; MaterialCnt: number }[];
  MizeSalesUserId: string;
  MizePMUserId: readonly string[];
};

type Named = { name: string; model?: string };
type Kept = ReadonlyMap<string, Named>;

/** What a project already names: it stays valid when it left the lists (D-52). */
export type KeptNames = { area: Kept; material: Kept; sales: Kept; pm: Kept };

const NOTHING: Kept = new Map();
const NOTHING_KEPT: KeptNames = { area: NOTHING, material: NOTHING, sales: NOTHING, pm: NOTHING };

type Names = Pick<ProjectValues, 'areaName' | 'Materials' | 'salesUserName' | 'pmUserNames'>;

/** Names of the chosen ids (D-149); an id that cannot be chosen is refused with BAD_REQUEST and its field. */
export async function resolveNames({ db }: CallCtx, chosen: Chosen, kept = NOTHING_KEPT): Promise<Names> {
  const { MizePMUserId: pms, MizeSalesUserId: sales } = chosen;
  const areaId = String(chosen.AreaId);
  const missing = (ids: readonly string[], known: Kept): string[] => ids.filter((id) => !known.has(id));
  const wanted = {
    areas: missing([areaId], kept.area),
    users: [...missing([sales], kept.sales), ...missing(pms, kept.pm)],
    materials: missing(
      chosen.Materials.map((line) => String(line.MaterialId)),
      kept.material,
    ),
  };
  const isAsked = Object.values(wanted).some((ids) => ids.length > 0);
  const found = isAsked ? await listReferences(db, wanted) : [];
  const find = (kind: Reference['kind'], id: string, letter = '') =>
    found.find((record) => record.kind === kind && record.id === id && record.letter === letter);

  const area = kept.area.get(areaId) ?? find('area', areaId) ?? refuse('BAD_REQUEST', { field: 'AreaId' });
  const lines = chosen.Materials.map((line) => {
    const id = String(line.MaterialId);
    const named = kept.material.get(id) ?? find('material', id) ?? refuse('BAD_REQUEST', { field: 'Materials' });
    return { ...line, materialName: named.name, modelName: named.model ?? '' };
  });
  const manager =
    kept.sales.get(sales) ??
    find('user', sales, StaffLetter.Sales) ??
    refuse('BAD_REQUEST', { field: 'MizeSalesUserId' });
  const isCrowd = pms.length > MAX_PER_PROJECT.people || new Set(pms).size < pms.length;
  const pmNames = pms.map((id) => {
    const named = isCrowd ? undefined : (kept.pm.get(id) ?? find('user', id, StaffLetter.Pm));
    return (named ?? refuse('BAD_REQUEST', { field: 'MizePMUserId' })).name;
  });
  return { areaName: area.name, Materials: lines, salesUserName: manager.name, pmUserNames: pmNames };
}
