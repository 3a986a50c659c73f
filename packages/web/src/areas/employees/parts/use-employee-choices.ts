import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { withStoredChoices } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';

/** The choices of the selects. Positions and banks include the stored one, even when it is retired (EMP-43, D-131). */
export function useEmployeeChoices(stored?: EmployeeInfo) {
  const positions = useLookup('positions').choices;
  const banks = useLookup('banks').choices;
  return {
    positions: withStoredChoices(positions, [{ value: stored?.position ?? '', label: stored?.position ?? '' }]),
    banks: withStoredChoices(
      banks,
      stored === undefined || stored.bankId === 0 ? [] : [{ value: String(stored.bankId), label: stored.bankName }],
    ),
    academics: useLookup('academics').choices,
    researchPositions: useLookup('researchPositions').choices,
    itGrades: useLookup('itGrades').choices,
  };
}

/** The choices of the selects of the employee form. */
export type EmployeeChoices = ReturnType<typeof useEmployeeChoices>;
