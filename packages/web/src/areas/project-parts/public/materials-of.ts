import type { MaterialValue } from '@portal/contract/areas/project/changes';
import { toYesNo } from '@portal/contract/core/formats';

type Answered = { materialId: number; materialCnt: number; materialName: string; modelName: string };

/** The materials of an answer under request names. */
export const materialValues = (lines: readonly Answered[]): MaterialValue[] =>
  lines.map(({ materialId, materialCnt, materialName, modelName }) => ({
    MaterialId: materialId,
    MaterialCnt: materialCnt,
    materialName,
    modelName,
  }));

/** The materials to send: none when none are needed; `none` is the flag MaterialsNoYN (MAT-07). */
export const materialsToSend = (none: string, lines: readonly MaterialValue[]) =>
  none === toYesNo(true) ? [] : lines.map(({ MaterialId, MaterialCnt }) => ({ MaterialId, MaterialCnt }));
