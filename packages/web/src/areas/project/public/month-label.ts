/** The label of a month 'YYYY.MM' on an axis: '3월', or '12월 '25' with its year at the start and in January. */
export const monthLabel = (yearMonth: string, isFirst: boolean): string =>
  `${Number(yearMonth.slice(5))}월${isFirst || yearMonth.endsWith('.01') ? ` '${yearMonth.slice(2, 4)}` : ''}`;
