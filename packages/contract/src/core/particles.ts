const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
/** The digits whose Korean names end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const CLOSED_DIGITS = '013678';

function endsInConsonant(text: string): boolean {
  const last = text.at(-1) ?? '';
  const point = last.codePointAt(0) ?? 0;
  if (point < FIRST_SYLLABLE || point > LAST_SYLLABLE) return CLOSED_DIGITS.includes(last);
  return (point - FIRST_SYLLABLE) % FINALS > 0;
}

/** A word or a number with the particle of the topic: '버전 1은', '버전 2는'. */
export const withTopic = (text: string): string => `${text}${endsInConsonant(text) ? '은' : '는'}`;
