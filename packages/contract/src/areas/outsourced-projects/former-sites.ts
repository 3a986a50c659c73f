/** Shortest keyword that finds former sites. One letter would find half of them. */
const SHORTEST = 2;

/** Most sites that one search answers. */
export const MAX_FORMER_SITES = 8;

/** Whether a text is long enough to search former sites by it (D-321). */
export const isSiteKeyword = (typed: string): boolean => [...typed.trim()].length >= SHORTEST;
