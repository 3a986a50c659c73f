import { describe, expect, it } from 'vitest';
import { hasTooManyMarks, normalText, wholeNumber } from './text.ts';

const MARK = '\u0301';

describe('text of a request (A-16)', () => {
  it.each([
    ['as typed', '한글 abc 😀', '한글 abc 😀'],
    ['decomposed Korean composed', '한글'.normalize('NFD'), '한글'],
    ['thirty marks in a row', `a${MARK.repeat(30)}`, `a${MARK.repeat(30)}`.normalize('NFC')],
    ['many short rows of marks', `a${MARK}`.repeat(10), 'á'.repeat(10)],
    ['exactly the limit', '가'.repeat(40), '가'.repeat(40)],
    ['decomposed, exactly the limit', '각'.repeat(40).normalize('NFD'), '각'.repeat(40)],
  ])('is accepted: %s', (_what, sent, stored) => expect(normalText(sent, 40)).toBe(stored));

  it.each([
    ['one too many', '가'.repeat(41)],
    ['decomposed, one too many', '각'.repeat(41).normalize('NFD')],
    ['thirty-one marks in a row', `a${MARK.repeat(31)}`],
    ['thirty-one marks beyond the basic plane', `a${'\u{1d165}'.repeat(31)}`],
    ['marks of two kinds in turn', `a${'\u0301\u0316'.repeat(16)}`],
  ])('is refused: %s', (_what, sent) => expect(normalText(sent, 40)).toBeUndefined());

  it.each([MARK, '\u{1d165}'])('a run of too many %j is found at any position', (mark) => {
    const at = (before: number, marks: number) => `${'a'.repeat(before)}${mark.repeat(marks)}${'a'.repeat(before)}`;
    for (let before = 0; before < 70; before += 1) {
      expect([before, hasTooManyMarks(at(before, 30)), hasTooManyMarks(at(before, 31))]).toEqual([before, false, true]);
      expect(hasTooManyMarks(at(before, 30).repeat(3))).toBe(before === 0);
      expect(hasTooManyMarks(`${'😀'.repeat(before)}${mark.repeat(31)}`)).toBe(true);
    }
  });

  it('is refused by its length alone before it is normalised', () => {
    const pile = `a${'\u0301\u0316'.repeat(500_000)}`;
    const start = Date.now();
    expect(normalText(pile, 4000)).toBeUndefined();
    expect(normalText(pile.slice(0, 16_000), 4000)).toBeUndefined();
    // Normalising the first text would take minutes.
    expect(Date.now() - start).toBeLessThan(1000);
  });
});

describe('a whole number (A-08)', () => {
  it.each([
    ['0', 0],
    ['16', 16],
    ['007', 7],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('%s is accepted', (sent, number) => expect(wholeNumber(sent)).toBe(number));

  it.each(['', ' ', ' 16', '16 ', '+1', '-1', '0x10', '1e3', '1.0', '1,000', '٣', '１', '9007199254740992'])(
    '%j is refused',
    (sent) => expect(wholeNumber(sent)).toBeUndefined(),
  );

  it.each(['9'.repeat(1_000_000), '0'.repeat(17)])(
    'a text longer than any number is refused without parsing',
    (sent) => {
      expect(wholeNumber(sent)).toBeUndefined();
    },
  );
});
