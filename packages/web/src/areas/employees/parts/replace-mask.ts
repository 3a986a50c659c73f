import { isMasked } from '@portal/contract/areas/employees/personal-numbers';

/** What was typed or pasted into a text: all of it but the beginning and the end that stayed. */
function insertedInto(before: string, typed: string): string {
  const most = Math.min(before.length, typed.length);
  let start = 0;
  while (start < most && before[start] === typed[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === typed.at(-1 - end)) end += 1;
  return typed.slice(start, typed.length - end);
}

/** The value after typing. The first key in a masked value replaces all of it, its open digits too (D-107). */
export const replaceMask = (before: string, typed: string): string =>
  isMasked(before) && typed !== before ? insertedInto(before, typed).replaceAll('*', '') : typed;
