import { dayShape, daysShape, joinedShape, minuteShape, timeShape, type WireShape } from './wire-shapes.ts';

const SECOND: WireShape = {
  type: 'string',
  pattern: '^([0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}(:[0-9]{2})?)?$',
  description: 'YYYY-MM-DD HH:mm:ss, 서울 시간',
};
const AMOUNT: WireShape = { type: 'string', pattern: '^-?[0-9,]*$', description: '원 단위' };
const MONTH: WireShape = { type: 'string', pattern: '^[0-9]{4}\\.[0-9]{2}$', description: 'YYYY.MM' };

/** Texts of answers by their field name, which means the same in every call (DATA-07 to DATA-47). */
const BY_NAME: Readonly<Record<string, WireShape>> = {
  price: AMOUNT,
  addPrice: AMOUNT,
  amount: AMOUNT,
  settled: AMOUNT,
  unsettled: AMOUNT,
  yearMonth: MONTH,
  startDate: daysShape(),
  imageNameList: joinedShape(),
  mizePMUserId: joinedShape(),
  attachFiles: { type: 'string', 'x-separator': ',', description: '여러 값을 쉼표로 잇습니다.' },
  publishFrom: minuteShape,
  publishUntil: minuteShape,
  mustReadUntil: dayShape,
  repeatUntil: dayShape,
};

const BY_ENDING: readonly (readonly [RegExp, WireShape])[] = [
  [/Dtm$/, SECOND],
  [/(Date|Day)$/, dayShape],
  [/Time$/, timeShape],
];

/** How a text of an answer is written, by its field name; undefined for plain texts. */
export const answerShape = (name: string): WireShape | undefined =>
  BY_NAME[name] ?? BY_ENDING.find(([ending]) => ending.test(name))?.[1];
