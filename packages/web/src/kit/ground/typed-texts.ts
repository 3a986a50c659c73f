/** A field of a dialog or form and the text in it. */
export type TypedText = { label: string; value: string };

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Inputs whose value is no text, or is a secret. */
const NO_TEXTS = ['password', 'hidden', 'file', 'checkbox', 'radio', 'button', 'submit', 'range'];

const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();

/** The name of a field without the mark of a required one. */
function labelOf(field: Element): string {
  const by = field.getAttribute('aria-labelledby');
  const named =
    field.getAttribute('aria-label') ??
    (by === null ? undefined : textOf(document.getElementById(by))) ??
    ('labels' in field && field.labels instanceof NodeList ? textOf([...field.labels].find(isElement)) : '');
  return named.replace(/ \*$/, '');
}

const isElement = (node: Node): node is Element => node instanceof Element;

/** The chosen one of a group of radios, by the name of the group. */
function chosenOf(radio: HTMLInputElement): TypedText[] {
  const group = radio.closest('[role="radiogroup"], fieldset');
  return radio.checked && group ? [{ label: labelOf(group), value: labelOf(radio) }] : [];
}

function textsOf(field: Element): TypedText[] {
  if (field instanceof HTMLInputElement) {
    if (field.type === 'radio') return chosenOf(field);
    return NO_TEXTS.includes(field.type) ? [] : [{ label: labelOf(field), value: field.value }];
  }
  if (field instanceof HTMLTextAreaElement) return [{ label: labelOf(field), value: field.value }];
  if (field instanceof HTMLSelectElement)
    return [{ label: labelOf(field), value: textOf(field.selectedOptions.item(0)) }];
  return [{ label: labelOf(field), value: textOf(field) }];
}

/** What stands in the fields of a dialog or form now, in their order, without empty ones and without passwords. */
export const typedTexts = (root: Element): TypedText[] =>
  [...root.querySelectorAll(FIELDS)].flatMap(textsOf).filter(({ value }) => value.trim() !== '');

/** The texts as one, to be copied. */
export const asOneText = (texts: readonly TypedText[]): string =>
  texts.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join('\n');
