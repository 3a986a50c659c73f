import { isMasked } from '@portal/contract/areas/employees/personal-numbers';

/** The value after typing. The first key typed over a masked value replaces the whole mask (D-107). */
export const replaceMask = (before: string, typed: string): string =>
  isMasked(before) && typed !== before ? typed.replaceAll('*', '') : typed;
