import { materialLabel } from '@portal/contract/areas/project/materials';
import { toYesNo, withSeparators } from '@portal/contract/core/formats';

type Line = { MaterialId: number; MaterialCnt: number; materialName: string; modelName: string };
type Props = { none: string; lines: readonly Line[] };

/** Materials as text, one a line; `none` is the flag MaterialsNoYN (MAT-07, MAT-08). */
export function MaterialsText({ none, lines }: Props) {
  if (none === toYesNo(true)) return '투입자재 없음';
  return lines.map(({ MaterialId, MaterialCnt, ...material }) => (
    <div key={MaterialId}>{`${materialLabel(material)} · ${withSeparators(MaterialCnt)}개`}</div>
  ));
}
