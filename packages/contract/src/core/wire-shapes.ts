import { z } from 'zod';

/**
 * How a request field is written, in words of JSON Schema. `x-separator` joins the values of a list in one text. The
 * API description is made from it; the schema itself decides what is accepted.
 */
export type WireShape = {
  type: 'string' | readonly ['integer', 'string'];
  description?: string;
  enum?: readonly string[];
  default?: string | number;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  contentMediaType?: string;
  'x-separator'?: string;
  examples?: readonly (string | number)[];
};

/** The shape of a field by its schema. Each field type of `fields.ts` registers its own. */
export const wireShapes = z.registry<WireShape>();

const DAY = '[0-9]{4}-(0[1-9]|1[0-2])-([0-2][0-9]|3[01])';
const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]';
const orBlank = (pattern: string): string => `^(${pattern})?$`;

/** A whole number, as a number or as its decimal digits. */
export const wholeShape = (more: Partial<WireShape> = {}): WireShape => ({
  type: ['integer', 'string'],
  minimum: 0,
  pattern: '^[0-9]+$',
  examples: [1],
  ...more,
});

/** A whole number that may be blank. */
export const blankableShape: WireShape = wholeShape({ pattern: '^[0-9]*$', description: '빈 값은 0입니다.' });

/** Whole won, as a number or as digits with or without separators. */
export const amountShape = (digits: number, signed: boolean): WireShape => ({
  type: ['integer', 'string'],
  ...(signed ? {} : { minimum: 0 }),
  pattern: `^(${signed ? '-?' : ''}([0-9]{1,${digits}}|[0-9]{1,3}(,[0-9]{3}){1,${digits / 3 - 1}}))?$`,
  description: `원 단위, ${digits}자리까지. 세 자리마다 쉼표를 넣을 수 있습니다.`,
  examples: ['1,250,000'],
});

/** A day, a time of day, a day with its time, or a month; each may be blank. */
export const dayShape: WireShape = {
  type: 'string',
  pattern: orBlank(DAY),
  description: 'YYYY-MM-DD',
  examples: ['2026-11-25'],
};
export const timeShape: WireShape = {
  type: 'string',
  pattern: orBlank(TIME),
  description: 'HH:mm',
  examples: ['09:00'],
};
export const minuteShape: WireShape = {
  type: 'string',
  pattern: orBlank(`${DAY} ${TIME}`),
  description: 'YYYY-MM-DD HH:mm',
  examples: ['2026-11-25 09:00'],
};
export const secondShape: WireShape = {
  type: 'string',
  pattern: orBlank(`${DAY} ${TIME}:[0-5][0-9]`),
  description: 'YYYY-MM-DD HH:mm:ss',
  examples: ['2026-11-25 09:00:00'],
};
export const monthShape: WireShape = {
  type: 'string',
  pattern: orBlank('[0-9]{4}\\.(0?[1-9]|1[0-2])'),
  description: 'YYYY.MM. 빈 값은 이번 달입니다.',
  examples: ['2026.11'],
};

/** Values joined by '^' in one text (DATA-47). */
export const joinedShape = (more: Partial<WireShape> = {}): WireShape => ({
  type: 'string',
  'x-separator': '^',
  description: "여러 값을 '^'로 잇습니다.",
  ...more,
});

/** Days joined by '^'. */
export const daysShape = (more: Partial<WireShape> = {}): WireShape =>
  joinedShape({
    ...more,
    pattern: orBlank(`${DAY}(\\^${DAY})*`),
    description: "YYYY-MM-DD. 여러 값을 '^'로 잇습니다.",
    examples: ['2026-11-25^2026-11-26'],
  });

/** How many digits a phone number may have. Blank is always described, because the checks decide about it. */
export type PhoneLimits = { least: number; most: number };

/** A phone number with so many digits, with or without hyphens, or behind the code of the country (D-541). */
export const phoneShape = ({ least, most }: PhoneLimits): WireShape => ({
  type: 'string',
  pattern: `^$|^([-() .]*[0-9]){${least},${most}}$|^\\+82([-() .]*[0-9]){${least - 1},${most}}$`,
  description: `전화번호 하나, 숫자 ${least}~${most}자리. 하이픈과 +82를 쓸 수 있습니다.`,
  examples: ['010-4471-2093'],
});

const MOBILE = '1[016-9][-() .]*([0-9][-() .]*){6,7}[0-9]';

/** A mobile number, as its owner or a colleague enters it (MGR-24, EMP-31). */
export const mobileShape: WireShape = {
  type: 'string',
  pattern: `^$|^0${MOBILE}$|^\\+82[-() .]*0?${MOBILE}$`,
  description: '휴대폰 번호 하나, 숫자 10~11자리. 하이픈과 +82를 쓸 수 있습니다.',
  examples: ['010-4471-2093'],
};
