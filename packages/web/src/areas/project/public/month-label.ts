/** The label of a month 'YYYY.MM' on an axis: '3월', or '25년 12월' with its year. */
export const monthLabel = (yearMonth: string, withYear: boolean): string =>
  `${withYear ? `${yearMonth.slice(2, 4)}년 ` : ''}${Number(yearMonth.slice(5))}월`;
