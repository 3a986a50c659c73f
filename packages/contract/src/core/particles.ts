/** Pairs of particles: the first follows a closed syllable, the second an open one. */
const PAIRS = { 이: '가', 과: '와' } as const;

const HANGUL = { first: 0xac00, last: 0xd7a3, endings: 28 };

/** Whether a word ends in a syllable with a final consonant. Other letters count as without. */
function isClosed(word: string): boolean {
  const code = word.trim().charCodeAt(word.trim().length - 1);
  return code >= HANGUL.first && code <= HANGUL.last && (code - HANGUL.first) % HANGUL.endings > 0;
}

/** A word with the particle that its last syllable asks for: '팀장이', '마이즈가'. */
export const withParticle = (word: string, particle: keyof typeof PAIRS): string =>
  `${word}${isClosed(word) ? particle : PAIRS[particle]}`;
