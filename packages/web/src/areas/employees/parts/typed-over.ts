import { isMasked } from '@portal/contract/areas/employees/personal-numbers';

/** What a field holds after typing: the first key over a masked value takes the place of all its stars (D-107). */
export const typedOver = (before: string, typed: string): string =>
  isMasked(before) && typed !== before ? typed.replaceAll('*', '') : typed;
