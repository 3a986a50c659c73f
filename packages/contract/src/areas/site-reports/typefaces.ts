/**
 * The typefaces of a paper, in the order in which they are tried, with the file in their package. The first has no
 * Chinese character, the second few of those that stand in names alone (髙, 𠮷).
 */
export const TYPEFACES = {
  main: { name: 'Pretendard', file: 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf' },
  spare: {
    name: 'Noto Sans KR',
    file: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  },
  rare: {
    name: 'Noto Sans JP',
    file: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  },
} as const;

export type Typeface = keyof typeof TYPEFACES;
/** Their order. */
export const TYPEFACE_ORDER = ['main', 'spare', 'rare'] as const satisfies readonly Typeface[];
