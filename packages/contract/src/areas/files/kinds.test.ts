import { describe, expect, it } from 'vitest';
import { photoProblem } from './kinds.ts';

const jpeg = (name: string) => ({ name, type: 'image/jpeg' });

describe('photos to be added (FILE-01, FILE-02)', () => {
  it.each([
    ['the same name', 'a.jpg', 'a.jpg'],
    ['the same name composed otherwise', '현장.jpg'.normalize('NFD'), '현장.jpg'.normalize('NFC')],
    ['a stored name that lost its marks', 'a^b.jpg', 'a_b.jpg'],
    ['a comma', 'a,b.jpg', 'a_b.jpg'],
    ['a quotation mark', 'a"b.jpg', 'a_b.jpg'],
  ])('%s counts as chosen already', (_name, added, chosen) => {
    expect(photoProblem(jpeg(added), [chosen])).toBe('photo.duplicate');
  });

  it('another name and a picture: welcome', () => {
    expect(photoProblem(jpeg('a.jpg'), ['b.jpg'])).toBeUndefined();
  });

  it('no picture: refused before its name is looked at', () => {
    expect(photoProblem({ name: 'a.jpg', type: 'application/pdf' }, ['a.jpg'])).toBe('photo.type');
  });
});
