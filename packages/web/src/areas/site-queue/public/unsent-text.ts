import type { UnsentEntry } from '../parts/store/entries.ts';

/** '미전송 3장', or '미전송 1건' without photos. Blank when nothing is unsent. */
export function unsentText(own: readonly Pick<UnsentEntry, 'kind'>[]): string {
  if (own.length === 0) return '';
  const photos = own.filter(({ kind }) => kind === 'photo').length;
  return photos > 0 ? `미전송 ${photos}장` : `미전송 ${own.length}건`;
}
