import { BLACK } from '../../core/rich-text.ts';

/**
 * The colours that the form offers for a subject (NOTICE-30). `value` is the colour on the wire. Pages show the
 * token of `name`, which has a value for each theme.
 */
export const SUBJECT_COLOURS = [
  { name: 'black', label: '검정', value: BLACK },
  { name: 'blue', label: '파랑', value: '#164f9e' },
  { name: 'green', label: '초록', value: '#0f6243' },
  { name: 'violet', label: '보라', value: '#5534a3' },
  { name: 'orange', label: '주황', value: '#874306' },
] as const;
export type SubjectColour = (typeof SUBJECT_COLOURS)[number];

/** The offered colour with this value. Undefined for another colour, which older notices and other clients have. */
export const findSubjectColour = (value: string): SubjectColour | undefined =>
  SUBJECT_COLOURS.find((colour) => colour.value === value);

/** How the history names a colour: by its label, or by its value when it is not among the offered ones. */
export const subjectColourLabel = (value: string): string => findSubjectColour(value)?.label ?? value;
