import { useLayoutEffect, useState } from 'react';
import { findField } from '#lib/failures.ts';

/** A wrong field as it stands on screen: what its label says, and the part of the form that it stands in. */
export type WrongField = { field: string; label: string; part: string };

/** The words of the label, without the mark of a required field. */
const labelOf = (found: HTMLElement): string =>
  found.closest('[data-frame]')?.firstElementChild?.firstChild?.textContent ?? '';

/** Reads the labels of these fields from the page, so that a label has one home. */
export function useWrongFields(fields: readonly string[]): readonly WrongField[] {
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const names = fields.join(' ');
  useLayoutEffect(() => {
    const onScreen = names.split(' ').flatMap((field): WrongField[] => {
      const found = field === '' ? null : findField(field);
      return found ? [{ field, label: labelOf(found), part: found.closest('section')?.id ?? '' }] : [];
    });
    setWrong(onScreen);
  }, [names]);
  return wrong;
}
