import { type RefObject, useEffect } from 'react';
import { isBehindDialog } from '#ui/layers/use-focus-return.ts';

const FIELD = ':is(input:not([type="hidden"], [type="file"]), select, textarea, [role="combobox"]):enabled';

/**
 * Focuses the first field of a form that has just opened. With a finger it does not, because the keyboard of a phone
 * would cover the form.
 */
export function useFirstField(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return;
    // A dialog that opened meanwhile keeps the focus.
    if (!form.current || isBehindDialog(form.current)) return;
    form.current.querySelector<HTMLElement>(FIELD)?.focus({ preventScroll: true });
  }, [form]);
}
