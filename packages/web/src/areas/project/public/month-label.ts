/** The label of a month 'YYYY.MM' on an axis: '3월', or '12월 '25' with its year for the first one. */
export const monthLabel = (yearMonth: string, isFirst: boolean): string =>
  `${Number(yearMonth.slice(5))}월${isFirst ? ` '${yearMonth.slice(2, 4)}` : ''}`;
