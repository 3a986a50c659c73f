import type { StatedSite } from './site-list.ts';

/** Whether the log of a site's day is there. Before an arrival nothing is missing (D-448). */
export function logMark({ logYN, arrivedDtm }: StatedSite): { text: string; tone: 'done' | 'missing' | undefined } {
  if (logYN === 'Y') return { text: '등록', tone: 'done' };
  return arrivedDtm === '' ? { text: '', tone: undefined } : { text: '없음', tone: 'missing' };
}
