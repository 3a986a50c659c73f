import { describe, expect, it } from 'vitest';
import {
  cleanFileName,
  FILE_NAME_LIMIT,
  isFileName,
  isStoredFileName,
  originalFileName,
  storedFileName,
} from './names.ts';

describe('a file name that can be stored (D-123)', () => {
  it.each([
    ['앞면.jpg', '앞면.jpg'],
    ['a^b,c/d\\e.jpg', 'a_b_c_d_e.jpg'],
    ['"앞면".jpg', '_앞면_.jpg'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['...jpg', '_jpg'],
    ['a\u0000b\u001fc.jpg', 'a_b_c.jpg'],
    ['앞면.jpg'.normalize('NFD'), '앞면.jpg'],
    ['C:\\photos\\a.png', 'photos_a.png'],
    ['c:/D:\\a.png', 'a.png'],
    ['20261123101530123_C:\\a.png', '20261123101530123_a.png'],
    ['C:..\\a.png', '_\u005fa.png'],
    ['a.txt:b.exe', 'a.txt_b.exe'],
    ['견적\u202egpj.exe', '견적_gpj.exe'],
    ['a\u200e\u200f\u061c\u2066\u2069\u200b\ufeff.jpg', 'a_______.jpg'],
    ['a\u2028\u2029\u0085\ud800.jpg', 'a____.jpg'],
  ])('%j becomes %j', (name, cleaned) => {
    const result = cleanFileName(name);
    expect(result).toBe(cleaned);
    expect(cleanFileName(result)).toBe(result);
    expect([isStoredFileName(result), isFileName(result), isFileName(name)]).toEqual([
      true,
      true,
      name.normalize('NFC') === cleaned,
    ]);
  });

  it('a long name keeps its end and never half a surrogate pair', () => {
    const cleaned = cleanFileName(`${'📷'.repeat(500)}.jpg`);
    expect([...cleaned].length).toBe(FILE_NAME_LIMIT);
    expect(cleaned.isWellFormed() && cleaned.endsWith('📷.jpg')).toBe(true);
  });

  it('a name with such a character that was stored earlier is still valid', () => {
    expect([isStoredFileName('a\u200e:b.jpg'), isFileName('a\u200e:b.jpg')]).toEqual([true, false]);
  });

  it.each(['', '../a.jpg', 'a/b.jpg', 'a^b.jpg', '.hidden', 'a\u0000.jpg', 'a'.repeat(2000)])(
    'no file is stored under the name %j (TH9)',
    (name) => {
      expect(isStoredFileName(name)).toBe(false);
    },
  );
});

describe('the prefix of a stored name (FILE-04)', () => {
  const moment = new Date('2026-11-23T00:15:30.045Z');
  it('the prefix is the time in Seoul and can be removed again', () => {
    expect(storedFileName('앞면.jpg', moment)).toBe('20261123091530045_앞면.jpg');
    expect(originalFileName('20261123091530045_앞면.jpg')).toBe('앞면.jpg');
  });

  it('a name without a prefix stays unchanged', () => {
    expect(originalFileName('2026_앞면.jpg')).toBe('2026_앞면.jpg');
  });

  it('the longest name with a prefix keeps within the limit', () => {
    expect([...storedFileName(`${'가'.repeat(400)}.jpg`, moment)].length).toBe(FILE_NAME_LIMIT);
  });
});
