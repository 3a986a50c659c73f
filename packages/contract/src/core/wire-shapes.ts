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
});

/** A day, a time of day, a day with its time, or a month; each may be blank. */
export const dayShape: WireShape = { type: 'string', pattern: orBlank(DAY), description: 'YYYY-MM-DD' };
export const timeShape: WireShape = { type: 'string', pattern: orBlank(TIME), description: 'HH:mm' };
export const minuteShape: WireShape = {
  type: 'string',
  pattern: orBlank(`${DAY} ${TIME}`),
  description: 'YYYY-MM-DD HH:mm',
};
export const secondShape: WireShape = {
  type: 'string',
  pattern: orBlank(`${DAY} ${TIME}:[0-5][0-9]`),
  description: 'YYYY-MM-DD HH:mm:ss',
};
export const monthShape: WireShape = {
  type: 'string',
  pattern: orBlank('[0-9]{4}\\.(0?[1-9]|1[0-2])'),
  description: 'YYYY.MM. 빈 값은 이번 달입니다.',
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
  });

/** A phone number of at most `digits` digits, with or without hyphens. */
export const phoneShape = (digits: number): WireShape => ({
  type: 'string',
  pattern: `^([-() .]*[0-9]){0,${digits}}$`,
  description: `전화번호 하나, 숫자 ${digits}자리까지. 하이픈을 넣을 수 있습니다.`,
});
