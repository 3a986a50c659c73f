/** A field of a dialog or form and the text in it. */
export type TypedText = { label: string; value: string };

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Inputs whose value is no text, or is a secret. */
const NO_TEXTS = ['password', 'hidden', 'file', 'checkbox', 'radio', 'button', 'submit', 'range'];

/** The texts of an element, with blanks between those of different parts. */
function textOf(element: Node | null | undefined): string {
  if (!element) return '';
  if (element instanceof Text) return element.data.trim();
  return [...element.childNodes].map(textOf).filter(Boolean).join(' ');
}

/** The name of a field, without the mark of a required one. Its form may be out of the page already. */
function labelOf(field: Element, root: Element): string {
  const by = field.getAttribute('aria-labelledby');
  const label =
    by === null ? root.querySelector(`label[for="${CSS.escape(field.id)}"]`) : root.querySelector(`#${CSS.escape(by)}`);
  const named = field.getAttribute('aria-label') ?? textOf(label ?? field.closest('label'));
  return named.replace(/ \*$/, '');
}

/** The chosen one of a group of radios, by the name of the group. */
function chosenOf(radio: HTMLInputElement, root: Element): TypedText[] {
  const group = radio.closest('[role="radiogroup"], fieldset');
  return radio.checked && group ? [{ label: labelOf(group, root), value: labelOf(radio, root) }] : [];
}

function textsOf(field: Element, root: Element): TypedText[] {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'radio') return chosenOf(field, root);
    return NO_TEXTS.includes(field.type) ? [] : [{ label: labelOf(field, root), value: field.value }];
  }
  if (field instanceof HTMLTextAreaElement) return [{ label: labelOf(field, root), value: field.value }];
  if (field instanceof HTMLSelectElement)
    return [{ label: labelOf(field, root), value: textOf(field.selectedOptions.item(0)) }];
  return [{ label: labelOf(field, root), value: textOf(field) }];
}

/** What stands in the fields of a dialog or form now, in their order, without empty ones and without passwords. */
export const typedTexts = (root: Element): TypedText[] =>
  [...root.querySelectorAll(FIELDS)]
    .flatMap((field) => textsOf(field, root))
    .filter(({ value }) => value.trim() !== '');

/** The texts as one, to be copied. */
export const asOneText = (texts: readonly TypedText[]): string =>
  texts.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join('\n');
