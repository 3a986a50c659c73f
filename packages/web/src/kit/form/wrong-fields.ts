import { useLayoutEffect, useState } from 'react';
import { findField } from '#lib/failures.ts';

/** A wrong field on screen: its name, the text of its label, and the id of its part of the form. */
export type WrongField = { field: string; label: string; part: string };

/** The text of the label, without the mark of a required field. */
const labelOf = (found: HTMLElement): string =>
  found.closest('[data-frame]')?.firstElementChild?.firstChild?.textContent ?? '';

/** Reads the labels of these fields from the page, so that each label is written only once. */
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
