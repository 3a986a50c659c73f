import { expect, it } from 'vitest';
import { type Coverage, onPaper } from './signs.ts';

const covering =
  (characters: string): Coverage =>
  (point) =>
    characters.includes(String.fromCodePoint(point));
const FACES = [covering(' 가나다[]U+0123456789ABCDEF✓~'), covering('金髙')] as const;

it.each([
  ['가나 다', '가나 다', []],
  ['髙金', '髙金', []],
  ['☑가', '[✓]가', []],
  ['가∼나', '가~나', []],
  ['가\u00a0나', '가 나', []],
  ['가😀나😀', '가[U+1F600]나[U+1F600]', ['😀']],
  ['龘\n가', '[U+9F98]\n가', ['龘']],
  ['', '', []],
])('%s stands on the paper as %s', (written, drawn, named) => {
  const paper = onPaper(FACES, written);
  expect([paper.text, paper.named.map((sign) => sign.written)]).toEqual([drawn, named]);
});
