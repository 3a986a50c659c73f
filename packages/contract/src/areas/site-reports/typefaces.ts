/**
 * The typefaces of a paper, in the order in which they are tried, with their file in the folder `typefaces`. The first
 * has no Chinese character, the second few of those that stand in names alone (髙, 𠮷).
 */
export const TYPEFACES = {
  main: { name: 'Pretendard', file: 'Pretendard-Regular.ttf' },
  spare: { name: 'Noto Sans KR', file: 'NotoSansKR_400Regular.ttf' },
  rare: { name: 'Noto Sans JP', file: 'NotoSansJP_400Regular.ttf' },
} as const;

export type Typeface = keyof typeof TYPEFACES;
/** Their order. */
export const TYPEFACE_ORDER = ['main', 'spare', 'rare'] as const satisfies readonly Typeface[];
